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
cluster-no-dask = “--cluster { $address }” needs Dask; install it with: pip install "polis-games[cluster]"
cluster-unreachable = No Dask scheduler answers at “{ $address }”; start one with “dask scheduler” and give its address, such as tcp://10.0.0.5:8786.
cluster-lost = The cluster “{ $address }” has lost several workers with the task “{ $task }”; see their logs, and continue with --resume.
cluster-no-workers = The cluster “{ $address }” has no workers yet; the games wait for some: start “dask worker { $address }” where Polis is installed.
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
dataset-no-arrow = “polis dataset” needs PyArrow; install it with: pip install "polis-games[data]"
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
erase-club = club: { $name }
erase-club-done = The name “{ $name }” is erased from the club (players: { $players }).
