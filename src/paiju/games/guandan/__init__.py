"""掼蛋 (Guandan): four players, partners opposite, two packs; get rid of your cards first.

27 cards each. The leader plays any combination; the others beat it with the same type, higher, or
with a bomb; or pass. When nobody beats it the last to play leads; if that player is out, the
partner does (接风). Both partners out before the other side win three levels, first and third
two, first and last one. The match is won in a hand at one's own A.

Every hand has a level. Its cards rank above A, and its heart cards are wild (逢人配). From the
second hand on the last player pays tribute to the first, who returns a low card.

What may be played: single, pair, triple, full house, straight, run of pairs, run of triples;
bombs of four to ten cards, straight flush, joker bomb. The preset `house` has longer runs, 2 above
A, and a pass that lasts for the round; `official` is the game of competitions.

Where the rules are in this package: `kernel` plays a hand on integers: `shapes` what exists and
how high it is, `outlines` and `runs` what a hand can play, `tribute`, `play`, `levels` the rest.
`moves` says why a move is refused, `deeds` what it does; `standing` carries levels from hand to
hand; `view` and `guess` are what a seat knows; `asks` answers the judge. The clauses are in
rulebook/, the decisions in docs/decisions/guandan.
"""

from paiju.games.guandan.game import game

__all__ = ["game"]
