"""The command line of `paiju`."""

import typer

from paiju.cli.command import HELP_WORDS, politely, words_in
from paiju.cli.encoding import make_safe
from paiju.cli.loading import LoadingGroup

app = typer.Typer(
    name="paiju",
    cls=LoadingGroup,
    help=HELP_WORDS.say("help_paiju"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
@politely
def start(context: typer.Context) -> None:
    """Open the menu where no command is given."""
    if context.invoked_subcommand is None:
        # No command waits for the menu to load.
        from paiju.cli.commands.play import Wishes, play_match

        play_match(Wishes(), words_in(None))


def main() -> None:
    """Run the command line."""
    make_safe()
    app()
