# Recorded games and their analysis in the browser, in English.

web-open = Open
web-my-rooms = My rooms
web-analysis-about = A strong bot judges every decision. The loss of a move is shown in points and in chance to win, which is estimated from games between bots.
web-analysis-thresholds = Grades by the lost chance to win: inaccuracy from { PERCENT($inaccuracy) }, mistake from { PERCENT($mistake) }, blunder from { PERCENT($blunder) }.
web-analysis-begin = Judge all decisions
web-analysis-on = Continue
web-analysis-stop = Stop
web-analysis-better = Best: { $what }
web-analysis-worst = The decisions that lost most
web-analysis-all = All decisions
web-analysis-played = played
web-analysis-best = best
web-analysis-lost = lost
web-analysis-nothing = No decision lost anything.
web-analysis-every = All decisions: { $count }
web-analysis-sum = { $decisions ->
    [one] { $decisions } decision; same as the bot: { $same }
   *[other] { $decisions } decisions; same as the bot: { $same }
}
web-analysis-was-played = Played: { $what }
web-analysis-same = The best move was played.
web-analysis-move = Move { $number }, { $name }:
web-analysis-costs = It lost { $loss }.
web-analysis-costs-least = It lost at least { $loss }.
web-analysis-costs-nothing = Both are about equally good.
web-analysis-retry = Try this position again
web-analysis-before = Previous weak move
web-analysis-after = Next weak move
web-analysis-weak = Weak moves: { $count }
web-analysis-no-choice = There was nothing to choose in this move.
web-analysis-chance = { $name }: { PERCENT($chance) }
web-analysis-bar = Chance of { $name } to win: { PERCENT($chance) } after the move played, { PERCENT($best) } after the best one
web-log-file = A log from a file
web-log-too-long = “{ $name }” is too large for a log: at most { UNIT($most, unit: "kilobyte") } can be opened.
web-log-paste = Or the text of a log
web-replay-broken = The link to this replay is incomplete.
web-move = Move
web-move-of = Move { $at } of { $moves }
web-first = To the beginning
web-back = One move back
web-run = Play the moves
web-pause = Pause
web-next = One move forward
web-last = To the end
web-link-move = Link to this move
web-play-on = Continue from here
web-play-on-more = A new room begins after move { $at } of this replay.
web-play-on-as = I play for
