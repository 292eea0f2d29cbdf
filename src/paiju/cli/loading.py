"""Commands by their names: only the one that is called is loaded, so that a server starts soon."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from typer.main import get_group

from paiju.cli.usage import PoliteGroup

if TYPE_CHECKING:
    from typer._click import Command, Context

_MODULES: Final = {
    "play": "players",
    "replay": "players",
    "verify": "players",
    "rules": "players",
    "games": "players",
    "census": "players",
    "judge": "judge",
    "arena": "arena",
    "coach": "coach",
    "puzzles": "puzzles",
    "new-game": "new_game",
    "backup": "backup",
    "restore": "backup",
    "serve": "serve",
}
"""The module of each command, in the order of the help."""


class LoadingGroup(PoliteGroup):
    """All commands of `paiju`."""

    def list_commands(self, ctx: "Context") -> list[str]:
        """Return their names."""
        return list(_MODULES)

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Load a command; None where there is none of that name."""
        module = _MODULES.get(cmd_name)
        if module is None:
            return None
        loaded = import_module(f"paiju.cli.commands.{module}")
        return get_group(loaded.commands).get_command(ctx, cmd_name)
