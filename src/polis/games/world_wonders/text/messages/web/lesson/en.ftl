# World Wonders: figures of the rules pages and a first game, in English.

## Figures of the rules

ww-web-figure-tracks = Side A after some purchases: each figure gives an inhabitant when it is reached or passed, each ring on the last track is a point. Technology is lowest, so it scores 3.
ww-web-figure-places = Roads start from the sidewalk, and a long road may cross water. Buildings touch a road or their own type, a tower touches any object, and the Trojan Horse touches a dwelling and a road.
ww-web-figure-score = Both natural resources are touched and the dwelling is surrounded: three points. The temple and the market are still open at the crosses.

## The first game

ww-web-learn-welcome = Welcome. Each of you builds a city on a map of land, water and natural resources. A game has ten rounds; here you play the first two and begin the third. Six buildings are on offer, and monuments beside them.
ww-web-learn-road = Your first road is free and must touch the sidewalk below the map. Lay it upright from the sidewalk, just to the right of the natural resource in the lower left: one that touches something of yours is worth a point. { $input ->
    [touch] Tap a lit cell to try it.
   *[keys] Click a lit cell to try it, or go from place to place with the arrow keys.
} If you cannot find the spot, choose “Show me”.
ww-web-learn-market = Every round you have 7 coins. Buy one thing a turn; what you buy is laid at once. Each building shows its shape, its type, its price, and the symbols it adds to your tracks. Buy the library for 2.
ww-web-learn-place = A building must touch a road or a building of its own type. { $input ->
    [touch] Tap a lit cell, rotate the library with the button,
   *[keys] Choose a lit cell, rotate the library with the button or r,
} and lay the library upright, to the right of the upper end of the road.
ww-web-learn-others = Technology went up by one. Now the other player does the same.
ww-web-learn-second = Nothing is replaced within a round, so what the others buy is gone. Buy the dwelling for 3: it gives food and ceramics.
ww-web-learn-corner = Lay it to the left of the road, with its corner at the upper end of the road. At the end a building that is closed in on all sides is a district and scores; water, natural resources, the map edge and all that is built close it in.
ww-web-learn-wonder = A monument costs all the coins you have left, be it 7 or 1, and ends your round. The Ziggurat needs a library and a road beside it; with your last 2 coins it is a bargain. { $input ->
    [touch] Tap a card that is not lit, and it says why.
   *[keys] Click a card that is not lit, and it says why.
}
ww-web-learn-stand = Its four cells go on land. To the right of the road, below the library, it touches both.
ww-web-learn-round = Neither of you has coins left, so the round is over: unsold buildings leave, new ones come. The player with the smaller population goes first, and that is you: the other player has already moved up one space.
ww-web-learn-set = You have 7 coins again; old coins are lost. Buy the set of short roads: three pieces for 1 coin.
ww-web-learn-pieces = You may lay the pieces in any order; { $input ->
    [touch] choose them beside the map.
   *[keys] choose them beside the map or with the key n.
} Lay a piece of two upright, so that it continues your road upwards.
ww-web-learn-grove = Now the other piece of two, lying to the left of it along your dwelling: it reaches the natural resource at the left edge and closes in the dwelling from above.
ww-web-learn-last = Lay the single piece at the upper end of the road.
ww-web-learn-theirs = The other player builds on.
ww-web-learn-pedestal = The pedestals sell the first and second place in the next round. Buy the first for 1 coin; the turn ends with it, so the page asks you to confirm.
ww-web-learn-loan = A loan gives 2 coins before your purchase. You repay 3 in a later turn, or lose 2 points at the end. Take it.
ww-web-learn-house = Seven coins again. Buy the large dwelling for 4.
ww-web-learn-block = Lay it at the left edge, just below your first dwelling. Ceramics passes its third space, and the symbol there raises your population.
ww-web-learn-tower = One side of your first dwelling is open, at the left edge of the map. A tower covers one cell and needs only to touch something. Buy it for 2.
ww-web-learn-close = Lay it into that gap: the dwelling is a district now, with a tick.
ww-web-learn-coin = One coin is left, and a monument costs all you have: the Moai for a single coin. A player who can buy something must do so, so this is a good last purchase.
ww-web-learn-moai = The Moai are three single pieces that must be connected, beside a road and a natural resource. Lay them in the bottom row, from the road to the left edge; they also close in the large dwelling.
ww-web-learn-third = Round three. You are first because of your pedestal.
ww-web-learn-repay = You may repay the loan at the start of a turn. Do it now: 3 of your 7 coins.
ww-web-learn-buy = Four coins are left. Your lowest resource scores the number of its space, and technology is lowest: buy the temple for 4.
ww-web-learn-free = Lay it across the upper end of the road, with its foot on the left.
ww-web-learn-end = The game continues like this until round ten, or until a player’s population reaches the last space. Then these count: rings on the population track and on monuments, your lowest resource, natural resources you touch, and districts. Play a game against a bot next.
