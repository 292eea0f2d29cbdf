"""五人三副牌找朋友升级 (Find Friends): five players, three packs, one secret friend.

Cards. 162 of them: 31 to each player, 7 in the kitty. 5s count 5, 10s and Ks 10, 300 in all.
Everybody has a level, from 2 to A. The dealer's level is the trump rank.

Trumps, high to low: big joker; small joker; level card of the trump suit; other level cards, equal;
A to 2 of the trump suit. Side suits: A to 2. Equal cards: the first played wins.

Bidding (抢庄). Whoever shows one to three equal cards of the own level becomes dealer, and their
suit trump. More cards counter a bid (反庄): of the dealer's level they change the suit, of the
counterer's own level the dealer too. Without a bid the kitty is turned up until somebody's level
shows; else the starter deals.

Friend (找朋友). The dealer takes the kitty, buries seven cards and calls a card: whoever plays its
Nth copy is the dealer's friend, from then on in public. Otherwise it is one against four.

Play. The dealer leads, the winner of a trick leads the next, counter-clockwise. A lead is a single
card, a pair or triple of identical cards, a tractor (拖拉机) of consecutive pairs or triples, or a
throw (甩牌) of several of these in one suit: the first of the others who can beat a part of it
stops it, and chooses the type of which the smallest part stays. Follow the suit first, then the
shape as nearly as the hand allows. Without the suit, trumps in exactly the lead's shape win.

Result by the points of those who are not with the dealer, the kitty included when they win the last
trick, multiplied by the shape that won it. Below 120 the dealer's side rises, from 120 the others
do, in steps of 60; alone the dealer rises three times as much. Who rises at A wins the match.

Every rule above is a switch or a clause of rulebook/en.md, which refusals name.
"""

from paiju.games.friends.game import game

__all__ = ["game"]
