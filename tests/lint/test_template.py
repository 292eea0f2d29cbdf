"""All games have the same files for the same things; what one has besides is listed here.

A file that is not listed belongs into one that is, or here with what it is for.
"""

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

from tests.lint.tree import name, python_files

GAMES: Final = "src/paiju/games/"
TEMPLATE: Final[Mapping[str, str]] = {
    "__init__.py": "the rules in a page",
    "rules.py": "switches and presets",
    "names.py": "words for the kernel's numbers",
    "codes.py": "refusals, events and moments with their facts",
    "profile.py": "what a game declares of itself",
    "deal.py": "how a hand begins, and where its cards lie",
    "moves.py": "which moves are legal, and why not",
    "effects.py": "what a move does, and the events that tell of it",
    "refusals.py": "the kernel's no with clause and facts",
    "lapse.py": "what time plays",
    "view.py": "what a seat may know",
    "result.py": "how a hand ends, and what it leaves to the next",
    "game.py": "all of it wired together",
    "judge/__init__.py": "",
    "judge/questions.py": "the one table of questions",
    "judge/play.py": "answers about the play",
    "judge/results.py": "answers about the end of a hand",
    "think/__init__.py": "",
    "think/guess.py": "a state that gives a view",
    "think/advice.py": "rules of thumb at the edge",
    "kernel/__init__.py": "",
    "kernel/table.py": "one hand in integers",
    "kernel/think/__init__.py": "",
    "kernel/think/policy.py": "rules of thumb",
    "kernel/think/playout.py": "random hands",
    "kernel/think/trial.py": "moves that are tried out",
}
MAY_HAVE: Final[Mapping[str, str]] = {
    "think/thinker.py": "the thinker wired together",
    "think/recall.py": "what a trial is told of the play so far",
    "think/infer.py": "what everybody can tell from the play",
    "judge/positions.py": "tables set up for a question",
    "judge/openings.py": "answers about what comes before the play",
    "kernel/constants.py": "acts, phases, refusals and counts as integers",
    "kernel/moves.py": "who may act, what is legal, what a move does",
    "kernel/result.py": "what a hand brings",
    "kernel/think/belief.py": "what plays tell of hidden hands",
}
_TRICK: Final = {
    "order.py": "ladders of trumps and suits",
    "setup.py": "the rules translated for the kernel",
}
_UPGRADE: Final = {
    **_TRICK,
    "kernel/bidding.py": "who becomes dealer, and what trump",
    "kernel/leads.py": "the leads that a random hand chooses from",
    "kernel/tricks.py": "what may be played, and what stays of a throw",
}
OWN: Final[Mapping[str, Mapping[str, str]]] = {
    "friends": {**_UPGRADE, "kernel/calling.py": "the friend who is called"},
    "shandong": {**_UPGRADE, "think/imagine.py": "bids that lie face down"},
    "xiaoer": {
        **_TRICK,
        "readings.py": "what cards are when they are led, gangs too",
        "verbs.py": "what a play does to a trick of masks",
        "kernel/opening.py": "shows, fans, tribute and the kitty",
        "kernel/lead.py": "single cards, throws and gangs to lead",
        "kernel/follow.py": "what a follow owes",
        "kernel/gang.py": "four of a rank, or three and a card that helps",
        "kernel/trick.py": "lead, add and gather, as masks of one pack",
        "kernel/winner.py": "who stands",
        "kernel/think/learning.py": "plays by experience, as masks of one pack",
    },
    "gandengyan": {
        "faces.py": "combinations as claims and ranks",
        "kernel/shapes.py": "the combinations of a table",
        "kernel/think/features.py": "a moment in numbers, for the taste",
        "kernel/think/lessons.py": "self-play that teaches a taste",
        "kernel/think/taste.py": "a network that weighs plays",
    },
    "guandan": {
        "faces.py": "combinations as claims and ranks",
        "terms.py": "how combinations are written at a level",
        "readings.py": "readings, with what wild cards stand for",
        "listing.py": "every play of a hand, lazily",
        "kernel/cards.py": "from outlines to cards, one choice of suits",
        "kernel/levels.py": "levels between hands",
        "kernel/outlines.py": "plays by rank, before suits are chosen",
        "kernel/play.py": "plays and passes",
        "kernel/runs.py": "outlines of runs",
        "kernel/shapes.py": "the combinations of a level",
        "kernel/tribute.py": "tribute and its return",
        "kernel/think/weighing.py": "a later play weighed within a playout",
    },
}


def faults(game: str, files: Iterable[str]) -> list[str]:
    """Name the files that a game lacks, and those that nobody expects there."""
    held = set(files)
    known = TEMPLATE.keys() | MAY_HAVE.keys() | OWN[game].keys()
    lacking = [f"lacks {file}" for file in sorted((TEMPLATE.keys() | OWN[game].keys()) - held)]
    return lacking + [f"has {file}" for file in sorted(held - known)]


def files_of(game: str) -> list[str]:
    """List the Python files of a game, as seen from its folder."""
    home = PurePosixPath(GAMES, game)
    paths = (PurePosixPath(name(path)) for path in python_files())
    return [path.relative_to(home).as_posix() for path in paths if path.is_relative_to(home)]


def test_faults_are_found() -> None:
    whole = [*TEMPLATE, *OWN["friends"]]
    assert faults("friends", whole) == []
    assert faults("friends", [*whole, "think/recall.py", "events.py"]) == ["has events.py"]
    assert faults("friends", [file for file in whole if file != "deal.py"]) == ["lacks deal.py"]


def test_games_keep_to_the_template() -> None:
    games = {
        name(path).removeprefix(GAMES).split("/")[0]
        for path in python_files()
        if name(path).startswith(GAMES) and name(path).count("/") > 3
    }
    assert games == OWN.keys()
    assert {game: found for game in games if (found := faults(game, files_of(game)))} == {}
