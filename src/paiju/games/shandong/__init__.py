"""山东升级 (Shandong Upgrade): four players, two sides, two packs of 54 cards.

Sides. Partners sit opposite, and each side has a level from 2 to A: the dealers' level is played.
5s count 5, 10s and Ks 10; the attackers (闲家) win a hand with 80 of the 200 points.

Trumps, high to low: big joker, small joker, level cards (of the trump suit first), all 5s, 3s and
2s (常主, likewise), the rest of the trump suit from A down. Side suits: A K Q J 10 9 8 7 6 4.

Before the play. Everybody gets 26 cards, four lie in the kitty. A joker and a pair declare the
pair's suit trump (亮主); two equal jokers and a pair counter it (反主); a joker and two adjacent
pairs stick to it (粘主) and take the declarer's three cards for three others. The trump-maker's
partner, or the seat after an attacker, takes the kitty, buries four cards and leads.

Play goes to the next lower seat number. A lead is a single, a pair, a tractor (连对), a flash (闪),
a thunder (震), a rain (雨) or a throw (甩牌) of several of them in one suit. Follow the suit, then
the shape; who lacks the shape plays the largest. Trumps in the shape of a side lead kill it.

Result by the attackers' points, kitty included: below 80 the dealers rise, from 80 the attackers
take over, from 120 they rise. A side that holds a hand at A has won the match.

Every rule above is a switch; rulebook/en.md has the clauses that refusals name.
"""

from paiju.games.shandong.game import game

__all__ = ["game"]
