"""Entrants: the bots of a run as they are typed, `hard:200ms`, `hard:500p`, `easy`."""

from dataclasses import dataclass

from paiju.bots import VARIANTS, Budget, Kind, find_bot, parse_budget
from paiju.game import AnyGame, Choose, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Entrant:
    """A kind of bot and what it may spend on a move."""

    name: str
    """As it was typed: what tables and files call it."""
    kind: str
    budget: Budget | None = None
    """What it may spend on a move, None where the bot may choose."""

    def player(self, game: AnyGame, seed: int) -> Choose:
        """Seat a new bot of this kind."""
        bot = _kind(self.kind)(game, seed)
        return lambda view: bot.choose(view, self.budget)


def _kind(name: str) -> Kind:
    """Return a kind of bot, those too that only the arena knows."""
    return VARIANTS[name] if name in VARIANTS else find_bot(name)


def parse_entrant(text: str) -> Entrant:
    """Read one bot; `Refused` where it is unknown or its budget is none."""
    name = text.strip()
    kind, sign, budget = name.partition(":")
    _kind(kind)
    if not sign:
        return Entrant(name, kind)
    spend = parse_budget(budget)
    if spend is None:
        raise Refused(Refusal("bad_budget", facts={"bot": name[:40], "budget": budget[:40]}))
    return Entrant(name, kind, spend)


def parse_entrants(text: str) -> tuple[Entrant, ...]:
    """Read the bots of a run; `Refused` with every fault at once."""
    found: list[Entrant] = []
    faults: list[Refusal] = []
    for part in text.split(","):
        try:
            found.append(parse_entrant(part))
        except Refused as error:
            faults += error.refusals
    names = [one.name for one in found]
    for name in sorted({name for name in names if names.count(name) > 1}):
        faults.append(Refusal("bot_twice", facts={"bot": name}))
    if not faults and len(found) < 2:
        faults.append(Refusal("bots_needed", facts={"given": len(found)}))
    if faults:
        raise Refused(*faults)
    return tuple(found)
