"""小二定主 (Xiao Er Ding Zhu): four players, two sides, one pack of 54 cards.

Sides. The dealer (庄家) and the seat opposite play against the attackers (闲家). 5s count 5,
10s and Ks 10: the attackers win a hand with 40 of the 100 points.

Trumps, high to low: ♦5; the other fives (五反) and the threes (三反) where they have risen; big
joker; small joker; ♠Q; J of the trump suit; other Js; 2 of the trump suit; other 2s; the rest of
the trump suit. Side suits: A K Q 10 9 8 7 6 5 4 3. Equal cards: the first played wins.

Before the play. Everybody gets 13 cards, two lie in the kitty. Whoever has a 2 may show it (亮牌):
its suit is trump, and in the first hand the shower deals. If nobody shows, a kitty card is drawn
(断电). Whoever lost the last hand clearly pays tribute (进贡), the highest card, and gets another
back (还贡). The dealer takes the kitty and buries as many cards, no points. Until then three 3s,
or ♠5 ♥5 ♣5, may be shown, and all of them rise.

Play. The dealer leads; the winner of a trick leads the next. Follow the led suit, or trumps when
trumps are led; who has none plays anything. The highest trump wins, else the highest card of the
led suit. More than one card may be led:
- a throw (甩牌), cards of one side suit, if nobody holds a higher one; else the smallest is played.
- a true gang (真杠), four of a rank: the others add trumps first, a higher true gang beats it.
- a false gang (假杠), ♠Q and three of a rank: the others add side cards first, a true gang beats.

Result by the attackers' points: 0 both attackers pay tribute next; up to 35 the dealer stays; from
40 the next seat deals; from 60 the old dealer pays; from 80 the old partner too. Each hand is worth
10 up for the winners and 10 down for the others; after a set number of hands the most wins.

Every rule above is a switch; rulebook/en.md has the clauses that refusals name.
"""

from paiju.games.xiaoer.game import game

__all__ = ["game"]
