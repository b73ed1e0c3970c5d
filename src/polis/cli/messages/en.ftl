# What only commands say, in English; the browser does not load it.

positive-number = “{ $value }” does not fit { $name }; write a number above 0 and below 1000000, such as 2.5.
ladder-bots = “{ $bots }” is not enough for a ladder: name at least two bots, each of them once.
ladder-champion = “{ $bot }” cannot be the champion: it must be one of the bots “{ $bots }”, and they must not all share one table.
ladder-champion-alone = “{ $bot }” cannot be the champion: with one player no bots meet; leave out “--champion”.
shard-form = “{ $value }” is not a shard; write the number of the part and the number of parts, such as 3/8.
shard-done = Shard { $shard }: { $games ->
    [one] one game is
   *[other] { $games } games are
} in “{ $path }”; join the files of all shards with: polis { $command } merge FILE…
run-not-games = “{ $path }” is not a file of games that Polis has played; name another file, or remove this one.
run-other = The file “{ $path }” holds games of other rules, bots, options or another seed (digest { $digest } instead of { $wanted }); name another file, or start this one again without --resume.
run-other-worker = A worker plays with other rules or bots than this machine (digest { $digest } instead of { $wanted }); install the same version of Polis and the same bot files everywhere.
merge-command = The file “{ $path }” is of “polis { $command }”; join it with: polis { $command } merge.
merge-other = The file “{ $path }” belongs to another run than “{ $first }”; merge only the shards of one run.
merge-itself = “{ $path }” cannot be both a shard and the file for all games; give --state another name.
merge-missing = { $count ->
    [one] One game is missing in { $files }; add the files of all shards, or continue a stopped one with --resume.
   *[other] { $count } games are missing in { $files }; add the files of all shards, or continue a stopped one with --resume.
}
cluster-address = “{ $address }” is not the address of a cluster; write it like tcp://10.0.0.5:8786, or local for workers on this machine.
cluster-no-dask = “--cluster { $address }” needs Dask; install it with: pip install "polis-games[cluster]"; in a checkout with: .venv/bin/uv pip install --editable ".[cluster]"
cluster-unreachable = No Dask scheduler answers at “{ $address }”; start one with “dask scheduler” and give its address, such as tcp://10.0.0.5:8786.
cluster-lost = The cluster “{ $address }” has lost several workers with the task “{ $task }”; see their logs, and continue with --resume.
cluster-no-workers = The cluster “{ $address }” has no workers yet; the games wait for some: start “dask worker { $address }” where Polis is installed.
cluster-lonely = The cluster “{ $address }” has had no workers for { $seconds } seconds; see the logs of those that ended, start “dask worker { $address }” where Polis is installed, and continue with --resume.
cluster-failed = The cluster “{ $address }” cannot play: { $error }; its scheduler and its workers need the same version of Polis as this machine; continue with --resume.
cluster-broken = The scheduler at “{ $address }” does not answer any more; start it again, and continue with --resume.
jobs-lost = One of the { $jobs } processes has ended in the middle of a game: for lack of memory, or because a bot ended it; if the run has a file, continue with --resume.
by-time = These results depend on the machine, because of what plays by time: { $bots }.
by-time-twins = These results depend on the machine, because of what plays by time: { $bots }; the same by simulations: { $twins }.
puzzles-done = { $puzzles ->
    [one] “{ $path }” holds { $puzzles } puzzle.
   *[other] “{ $path }” holds { $puzzles } puzzles.
}
puzzles-file = “{ $path }” is not a file of puzzles that Polis has written; name another file.
puzzles-there = “{ $path }” already holds something; continue it with --resume, or name another file.
puzzles-other = “{ $path }” was made with other settings; use the same ones, or name another file.
puzzles-no-judge = There are no puzzles of “{ $game }”: its sheet names no judge that searches with a number of simulations, or it has no file of chances.
dataset-no-arrow = “polis dataset” needs PyArrow; install it with: pip install "polis-games[data]"; in a checkout with: .venv/bin/uv pip install --editable ".[data]"
dataset-feature = “{ $feature }” is not a feature of { $game }; the features are: { $features }, or none.
dataset-folder = The folder “{ $path }” already holds a dataset; continue it with --resume, or name another folder.
dataset-other = The file “{ $path }” belongs to another dataset: to other bots, rules, options, features or numbers of games; name another folder.
dataset-file = “{ $path }” is not a file of games that Polis has written; remove it, or name another folder.
dataset-done = { $games ->
    [one] One game
   *[other] { $games } games
} with { $rows } moves are in “{ $path }”; README.md there describes them.
dataset-part = “{ $path }” holds { $files } of { $total } files; write the others with --resume or as further shards.
warm-done = { $game }: ready
warm-failed = { $game }: not built, it is played in plain Python
simulating = playing
simulate-summary = { $games ->
    [one] { $games } game with { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions; games per CPU second: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } games with { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions on average; games per CPU second: { NUMBER($speed, maximumFractionDigits: 0) }
}
ladder-bot = bot
ladder-rating = rating
ladder-games = games
ladder-won = won ({ PERCENT(95) })
ladder-score = score
ladder-seconds = s per decision
ladder-against = against
ladder-other = the other’s
ladder-mirror = mirror
ladder-first = first seat ({ PERCENT(95) })
ladder-stopped = The games played so far are kept in “{ $path }”; run the same command with --resume to continue.
bench-what = what
bench-value = measured
bench-ratio = hashes
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-rate = win rate ({ PERCENT(95) })
simulate-score = score
simulate-range = from–to
luck-follows = { $events ->
    [one] The one outcome of this game follows from its secret and the values of its players.
   *[other] All { $events } outcomes of this game follow from its secret and the values of its players.
}
luck-compare = Compare this with the hash that your browser showed before the game: { $commitment }
luck-with = { $name } has contributed { $value }
luck-without = { $name } has contributed nothing
draw-none = Positions of { $game } cannot be drawn; games with drawings: { $games }.
components-which = Say which game you mean: { $games }.
components-resume = A log carries its own set of components, so “{ $path }” cannot be used with --resume; leave out --components.
building-step = { $number } of { $total }: { $name }
native-failed = The native code of { $game } could not be built, so it is played in plain Python, more slowly: { $reason }.
native-no-compiler = { $game } is played in plain Python, more slowly, because there is no native code for this machine; to have it built, install polis-games[kernels].
games-hint = “polis play GAME” starts a game, “polis rules GAME” shows its rules.
components-good = { $path }: no errors; { $game } can be played with it ({ $rows } rows).
components-bad = { $count ->
    [one] { $path }: { $count } row is wrong.
   *[other] { $path }: { $count } rows are wrong.
}
choose-game = Which game?
play-help = Answer with a number or in words; words may be shortened. You can also type: undo, hint, score, all (every legal action), quit.
play-more = … and { $count } more: type an action, or “all” to see every one
play-hint = { $bot } would play: { $action }
# The command is meant to be copied into a shell, hence its plain quotes.
play-left = The game is saved in “{ $path }”; continue with: polis play --resume "{ $path }"
play-saved = The log of this game is saved in “{ $path }”.
serve-listening = Polis is running at { $address } (stop with Ctrl+C).
serve-already = Polis is already running at { $address }
serve-no-pages = The pages for the browser have not been built yet; play in the terminal with: polis play
server-not-installed = The server for browsers is not installed: install polis-games[server]; play in the terminal with: polis play
serve-bind = The server cannot listen on { $host }, port { $port }: { $error }.
serve-setting = The setting { $name } cannot be “{ $value }”; it has to be { $wanted }.
serve-wants-flag = yes or no
serve-wants-whole = a whole number above 0
serve-wants-port = a whole number from 0 to 65535
serve-wants-number = a number above 0
serve-name = “{ $name }” is not a name under which browsers could reach the server; write it like polis.example.org.
database-unknown = “{ $database }” is not a database; write it like sqlite:///polis.sqlite or postgresql://user@host/name.
database-away = The database { $database } cannot be opened: { $error }.
database-served = The database { $database } is used by the server at { $address }; stop that one, or use another database.
database-in-use = The database { $database } is used by another process of Polis; wait until that process ends, or use another database.
database-newer = The tables in { $database } were made by a newer version of Polis; use that version, or another database.
backup-done = The backup is in { $path } (rooms: { $rooms }, moves: { $moves }, chat lines: { $lines }).
backup-nothing = There is no database { $database } to back up.
backup-exists = The file “{ $path }” exists; choose a name that is not taken.
backup-postgresql = polis backup is for SQLite; back up PostgreSQL with: pg_dump --format=custom --file={ $path } DATABASE
restore-done = The database now holds what is in { $path } (rooms: { $rooms }, moves: { $moves }, chat lines: { $lines }).
restore-kept = What it held before is in { $path }
restore-postgresql = polis restore is for SQLite; stop all servers and restore PostgreSQL with: pg_restore --clean --if-exists --dbname=DATABASE { $path }
erase-seat = { $room }, seat { $number }: { $name }
erase-line = { $room }, line { $number }: { $name }:
erase-nothing = “{ $text }” is not found in any name or chat line.
erase-name-done = The name “{ $name }” is erased (rooms: { $rooms }).
erase-line-done = Line { $number } of room { $room } is erased.
erase-no-line = Room “{ $room }” has no chat line { $number }; polis erase find TEXT lists lines with their numbers.
erase-no-database = There is no database { $database }; name the right one with --database.
exploit-won = won ({ PERCENT(95) })
exploit-style = style
exploit-generation = generation { $number }: { $rate } of { $games } games against the twin with { $style }
exploit-summary = Against { $bot } in every seat, fresh deals: { $deals }. Found against { $twin }, generations: { $generations }, seconds of processor time: { $seconds }.
exploit-no-styles = { $game } has neither lists nor weights that could be varied, so there are no styles to try.
exploit-other = “{ $path }” belongs to another exploit; name another file, or leave out --resume to start it again.
train-progress = { $games } games, { $seconds } s of processor time, loss { $loss }: { $rates }
train-rate = { $rate } against { $bot }
train-done = The networks are in { $path }.
train-none = { $game } has no networks that could be trained.
train-players = { $game } has no network for this number of players: { $players }.
train-other = “{ $path }” is not the state of this training; name another file, or leave out --resume to start it again.
erase-club = club: { $name }
erase-club-done = The name “{ $name }” is erased from the club (players: { $players }).

file-json = The file “{ $path }” is not JSON: { $error }.
file-key-twice = The file “{ $path }” has the key “{ $field }” twice in one object; keep one of them.
bot-no-file = The bot “{ $bot }” cannot be loaded: there is no file “{ $path }”.
bot-not-in-file = The bot “{ $bot }” cannot be loaded: “{ $path }” has no class or kernel “{ $name }”.
bot-no-choose = The bot “{ $bot }” cannot play: the class “{ $name }” has no method choose(position, seconds).
bot-broken = The bot “{ $bot }” cannot be loaded: “{ $path }” fails with { $error }.
kernel-no-compiler = The bot “{ $bot }” plays in plain Python, more slowly, because Numba is not installed; to compile it, install polis-games[kernels].
kernel-not-compiled = The bot “{ $bot }” plays in plain Python, more slowly, because Numba does not accept its kernel: { $reason }
bot-no-command = In “{ $bot }” the command is missing or its quotes are not closed; write it like this: program:./my-bot --fast.
bot-program-time = In “{ $bot }” the time “{ $value }” should be a number of seconds above 0, such as time=2.
bot-needs-game = The bot “{ $bot }” is a program and needs a whole game, not only a position.
bot-late = The bot “{ $bot }” gave no answer within { UNIT($seconds, unit: "second") }.
bot-garbled = The bot “{ $bot }” answered “{ $answer }” instead of a line like {"{"}"action": "…"{"}"}.
bot-ended = The bot “{ $bot }” ended before it answered.
bot-complaint = { $failure } Its last output: { $complaint }
bot-lost = { $count ->
    [one] “{ $bot }” failed and lost { $count } game, game { $game }: { $reason }
   *[other] “{ $bot }” failed and lost { $count } games, the first in game { $game }: { $reason }
}
whole-number = “{ $value }” is not a whole number; write { $name } like this: { $example }.
whole-number-range = “{ $value }” does not fit { $name }; the range is { $least } to { $most }.
command-unknown = There is no command “{ $command }”; the commands are: { $commands }.
games-game = game
games-players = players
games-minutes = minutes
games-options = options
components-row = row
components-holds = holds
components-status = what is known
hint-best = { $bot } would play: { $move }
hint-move = move
hint-value = value
hint-visits = visits
hint-line = then
hint-change = { "  " }{ SIGNED($change) }  { $line }
hint-one-move = { $bot } gives no estimates; the values are those of the position after each move.
analysing = thinking
analyse-at = move
analyse-name = player
analyse-move = played
analyse-best = better
analyse-lost = lost
analyse-title = { $game }: value lost by each move
analyse-grade = grade
analyse-sum = { $decisions ->
    [one] { $name }: lost { $lost } in { $decisions } decision
   *[other] { $name }: lost { $lost } in { $decisions } decisions
}
analyse-grades = { $name }: { $grades }
grades-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
grades-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
grades-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
news = { "  " }{ $news }
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }
game-broken = The game “{ $game }” in { $path } was left out because it cannot be loaded: { $error }
luck-none = This log does not say how its outcomes were drawn, so they cannot be verified: the game is not over, or it was not played in a room with verifiable luck.
luck-uploaded = This game continues an uploaded log, so its outcomes cannot be verified.
luck-commitment = This log gives { $commitment } as the hash of its secret, but the hash of the secret in it is { $expected }; one of the two was changed.
luck-outcome = Move { $number } of this log, “{ $move }”, does not follow from its secret; the secret gives “{ $expected }”.
file-unreadable = The file “{ $path }” cannot be read: { $error }.
file-unwritable = The file “{ $path }” cannot be written: { $error }.
bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }; a bot of your own is named as path/to/file.py:Name or program:./command.
bot-parameters = The bot “{ $bot }” does not take “{ $parameters }”.
bot-parameter-form = In “{ $bot }” write the parameter “{ $parameter }” as key=value.
bot-parameter-whole = The parameter { $parameter } of a bot should be a whole number above zero, not “{ $value }”.
bot-parameter-number = The parameter { $parameter } of a bot should be a number above zero, not “{ $value }”.
bot-failed = The bot “{ $bot }” failed at the table: { $error }.
bot-illegal = The bot “{ $bot }” answered “{ $answer }”, which cannot be played there.
bot-other-game = The bot “{ $bot }” plays { $games }, not { $game }.
bot-noise = In “{ $bot }” the noise “{ $value }” should be a number above 0, such as 2.5, or inf.
bot-parameter-width = “width={ $value }” should be a number of at least 1, such as width=2.
bot-style = There is no style “{ $style }” in { $game }; its styles are: { $styles }.
bot-no-styles = There is no style “{ $style }”: { $game } has only one style of search.
bot-no-thought = The bot “{ $bot }” reported no moves; ask another bot.
whole-number-least = “{ $value }” is too small for { $name }; the least is { $least }.
redis-unknown = “{ $redis }” is not an address of Redis; write it like redis://host:6379.
