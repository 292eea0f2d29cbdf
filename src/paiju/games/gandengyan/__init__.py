"""干瞪眼 (Gan Deng Yan): be the first to play out your cards; the others stare.

Two to six players, one pack of 54. Five cards each, six for the first player; the rest is a pile.
Singles rank 3 4 5 6 7 8 9 10 J Q K A 2, small joker, big joker; suits mean nothing.

What may be played: a single; a pair; a straight of three or more ranks from 3 to A, without 2; a
bomb of three or more of a rank; the joker bomb of both jokers. A joker is wild in pairs, straights
and bombs, beside at least one natural card. Where cards can be several things the player says
what they are; otherwise they are the smallest that beats the table, but a bomb before a straight.

The leader plays anything and cannot pass. The next players beat it with the same type, higher, or
with a bomb; or pass, and may come in again later. A straight is as high as its lowest card. Bombs
beat everything plain; of two bombs the one with more cards wins, then the higher rank; the joker
bomb beats all. When everybody else has passed, the last to play draws a card and leads.

Whoever plays the last card wins the hand; each card left costs the others a point. The lowest
total after the agreed number of hands wins the match.

The house rules above are the preset `house`. In `classic` a single, pair or straight must be
exactly one higher (2 and 22 beat any), straights must be of equal length, a joker is not played
alone, bombs may have six cards, everyone draws when a round is won, and bombs double the points.

Where the rules are in this package: `kernel` plays a hand on integers; `play` says why a move is
refused and what it does; `score` counts; `view` and `guess` are what a seat knows; `asks` answers
the judge. The clauses are in rulebook/, the decisions in docs/decisions/gandengyan.
"""

from paiju.games.gandengyan.game import game

__all__ = ["game"]
