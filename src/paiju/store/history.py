"""A player's hands: those that are sought, and how they went."""

from collections.abc import Iterable
from typing import Final

from paiju.store.contract import Hand, Rating
from paiju.store.queries import (
    BOT,
    Cursor,
    GameTally,
    PartnerTally,
    Rated,
    Sought,
    Stretch,
    Tally,
)
from paiju.store.statements import Fields, Statement, insert

SEATS_OF: Final = (
    "SELECT h.id, h.room, h.game, h.number, h.at, h.event, h.rated,"
    " p.seat, p.player, p.name, p.score, p.won, p.side, p.gain, p.early, p.middle, p.late"
    " FROM hands h JOIN parts p ON p.hand = h.id WHERE h.id IN ({})"
    " ORDER BY h.at DESC, h.id, p.seat"
)
"""Every seat of the hands that another query names."""

MOST_PARTNERS: Final = 20
MOST_RATINGS: Final = 200
"""So many ratings of a game are told, evenly spread, the last one among them."""
_STRETCH: Final = 5
_MOST_STRETCHES: Final = 20
_TALLY: Final = "count(*), sum(CASE WHEN own.won THEN 1 ELSE 0 END), sum(own.gain)"
# Whoever has deleted everything leaves a seat without a name; a bot's has one.
_PERSON: Final = "(o.player IS NOT NULL OR o.name = '')"


def _others(such: str) -> str:
    """Write the condition that another seat of the hand is such."""
    return (
        f"EXISTS (SELECT 1 FROM parts o WHERE o.hand = own.hand AND o.seat <> own.seat AND {such})"
    )


def _where(player: str, sought: Sought) -> tuple[str, dict[str, object]]:
    """Write from where, and under which conditions, a player's hands are taken."""
    such = ["own.player = :player"]
    values: dict[str, object] = {"player": player}
    if sought.game is not None:
        such.append("h.game = :game")
        values["game"] = sought.game
    if sought.people is not None:
        such.append(("" if sought.people else "NOT ") + _others(_PERSON))
    if sought.won is not None:
        such.append("own.won" if sought.won else "NOT own.won")
    if sought.partner is not None:
        bot = sought.partner.startswith(BOT)
        named = "o.player IS NULL AND o.name = :partner" if bot else "o.player = :partner"
        such.append(_others(f"o.side = own.side AND {named}"))
        values["partner"] = sought.partner.removeprefix(BOT) if bot else sought.partner
    if sought.since is not None:
        such.append("own.at >= :since")
        values["since"] = sought.since
    if sought.until is not None:
        such.append("own.at < :until")
        values["until"] = sought.until
    return f"FROM parts own JOIN hands h ON h.id = own.hand WHERE {' AND '.join(such)}", values


def _counted(player: str, sought: Sought) -> tuple[str, dict[str, object]]:
    """Write the same for hands that count: in an event they do, though in no rating."""
    where, values = _where(player, sought)
    return f"{where} AND (h.rated OR h.event IS NOT NULL)", values


def seek(player: str, sought: Sought, behind: Cursor | None, most: int) -> Statement:
    """Ask for the seats of the hands that are sought, newest first: all seats of each hand."""
    where, values = _where(player, sought)
    if behind is not None:
        where += " AND (own.at < :at OR (own.at = :at AND own.hand > :behind))"
        values |= {"at": behind.at, "behind": behind.hand}
    own = f"SELECT own.hand {where} ORDER BY own.at DESC, own.hand LIMIT :most"
    return Statement(SEATS_OF.format(own), values | {"most": most})


def by_game(player: str, sought: Sought) -> Statement:
    """Ask how the hands of each game went."""
    where, values = _counted(player, sought)
    phases = "count(own.early), sum(own.early), sum(own.middle), sum(own.late)"
    return Statement(
        f"SELECT h.game, {_TALLY}, {phases} {where} GROUP BY h.game ORDER BY count(*) DESC, h.game",
        values,
    )


def read_game(fields: Fields) -> GameTally:
    """Read how the hands of a game went."""
    game, hands, won, gain, phased, *phases = fields
    early, middle, late = (int(taken or 0) for taken in phases)
    return GameTally(game, Tally(hands, int(won), int(gain)), phased, (early, middle, late))


def by_partner(player: str, sought: Sought) -> Statement:
    """Ask how the hands with each partner went; those of whom nothing is known are nobody."""
    where, values = _counted(player, sought)
    joined = where.replace(
        " WHERE ",
        " JOIN parts o ON o.hand = own.hand AND o.side = own.side AND o.seat <> own.seat"
        " LEFT JOIN players who ON who.id = o.player"
        " WHERE (o.player IS NOT NULL OR o.name <> '') AND ",
        1,
    )
    bot = "CASE WHEN o.player IS NULL THEN o.name ELSE '' END"
    return Statement(
        f"SELECT o.player, {bot}, max(who.name), {_TALLY} {joined}"
        f" GROUP BY o.player, {bot} ORDER BY count(*) DESC, o.player LIMIT {MOST_PARTNERS}",
        values,
    )


def read_partner(fields: Fields) -> PartnerTally:
    """Read how the hands with a partner went."""
    player, bot, name, hands, won, gain = fields
    partner = f"{BOT}{bot}" if player is None else player
    return PartnerTally(partner, name or "", Tally(hands, int(won), int(gain)))


def stretches(hands: int) -> int:
    """Tell into how many stretches so many hands are cut."""
    return max(1, min(_MOST_STRETCHES, hands // _STRETCH))


def course(player: str, sought: Sought, count: int) -> Statement:
    """Ask how the hands went from the first to the last, in so many stretches."""
    where, values = _counted(player, sought)
    numbered = (
        "SELECT own.at, own.won, own.gain, count(*) OVER () AS hands,"
        f" row_number() OVER (ORDER BY own.at, own.hand) - 1 AS place {where}"
    )
    return Statement(
        f"SELECT min(own.at), max(own.at), {_TALLY} FROM ({numbered}) own"
        " GROUP BY own.place * :count / own.hands ORDER BY min(own.place)",
        values | {"count": count},
    )


def read_stretch(fields: Fields) -> Stretch:
    """Read how some hands in a row went."""
    start, end, hands, won, gain = fields
    return Stretch(start, end, Tally(hands, int(won), int(gain)))


def rated(rating: Rating, hand: Hand) -> Statement:
    """Keep a rating as it is after a hand."""
    return insert(
        "rated",
        player=rating.player,
        hand=hand.id,
        game=rating.game,
        at=hand.at,
        mean=rating.mean,
        deviation=rating.deviation,
    )


def ratings(player: str, sought: Sought) -> Statement:
    """Ask for ratings as they were, of each game at most so many, evenly spread."""
    such = ["player = :player"]
    values: dict[str, object] = {"player": player}
    given: Iterable[tuple[str, str, object]] = (
        ("game = :game", "game", sought.game),
        ("at >= :since", "since", sought.since),
        ("at < :until", "until", sought.until),
    )
    for condition, name, value in given:
        if value is not None:
            such.append(condition)
            values[name] = value
    numbered = (
        "SELECT game, at, mean, deviation, hand,"
        " row_number() OVER (PARTITION BY game ORDER BY at, hand) AS place,"
        f" count(*) OVER (PARTITION BY game) AS hands FROM rated WHERE {' AND '.join(such)}"
    )
    share = f"place * {MOST_RATINGS} / hands"
    before = f"(place - 1) * {MOST_RATINGS} / hands"
    return Statement(
        f"SELECT game, at, mean, deviation FROM ({numbered}) numbered"
        f" WHERE hands <= {MOST_RATINGS} OR {share} > {before} ORDER BY game, at, hand",
        values,
    )


def read_rated(fields: Fields) -> Rated:
    """Read a rating as it was."""
    return Rated(*fields)
