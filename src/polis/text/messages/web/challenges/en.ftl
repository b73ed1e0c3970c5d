# Daily games and puzzles in the browser, in English.

web-daily-more = Today everyone has the same dice, tiles, buildings and opponent. Your first attempt counts; nothing can be taken back, and there are no hints. Everyone can see your name and result, and tomorrow the best game of today.
web-daily-left = { $time } left
web-daily-against = Your opponent: { $level }
web-daily-play = Play today’s game
web-daily-continue = Continue
web-daily-result = See the result again
web-daily-done = You are in place { $place } of { $count }
web-daily-nobody = Nobody has finished it yet.
web-daily-yesterday = Yesterday
web-daily-best = Watch the best game
web-daily-all = All daily games
web-daily-place = Place
web-daily-player = Player
web-daily-points = Points
web-daily-rival = Bot
web-daily-moves = Moves
web-daily-nameless = Without a name
web-daily-you = (you)
web-daily-of = The best { $shown } of { $count }.
web-daily-today-hash = Hash of today’s secret
web-daily-tomorrow-hash = Hash of tomorrow’s secret
web-daily-yesterday-hash = Hash of yesterday’s secret
web-daily-yesterday-secret = Yesterday’s secret
web-puzzles-more = Positions from games of bots in which one move is clearly the best. Find it.
web-puzzles-none = There are no puzzles on this server.
web-puzzles-of = { $solved } of { $count } solved
web-puzzle-number = Puzzle { $number } of { $count }
web-puzzle-hard = hard
web-puzzle-streak = Streak { $streak }, longest { $best }
web-puzzle-points = { $points ->
    [one] Find the move that brings at least { $points } point more than any other.
   *[other] Find the move that brings at least { $points } points more than any other.
}
web-puzzle-chance = Find the move that brings at least { PERCENT($chance) } more chance to win than any other.
web-puzzle-right = Right.
web-puzzle-wrong = Not the best move.
web-puzzle-best = The best move: { $what }.
web-puzzle-second = Next best: { $what }; it loses { $loss }.
web-puzzle-lost = Your move loses { $loss }.
web-puzzle-next = Next puzzle
