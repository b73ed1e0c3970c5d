# What Polis says outside the games, in English.

## Errors

game-unknown = There is no game “{ $game }”; the games are: { $games }.
game-broken = The game “{ $game }” in { $path } is left out, because it cannot be loaded: { $error }
option-unknown = { $game } has no option “{ $option }”; its options are: { $options }.
option-value = “{ $value }” is not a value of the option { $option }; choose from: { $values }.
player-count = { $game } is for { $least } to { $most } players, not { $players }.
action-unknown = “{ $text }” is not an action; write it like this: { $form }.
action-ambiguous = “{ $text }” is ambiguous: “{ $word }” could mean: { $choices }.
action-code = { $code } is not the code of an action; there are { $codes } codes, counted from 0.
refused = “{ $action }” cannot be played now: { $reason }.
refused-over = “{ $action }” cannot be played: the game is over.
nothing-to-undo = There is nothing to take back: no decision has been made yet.

log-json = This is not a log, because it is not a JSON object: { $error }.
log-deep = This is not a log, because its parts are nested more than { $most } deep.
log-part = In this log “{ $part }” is { $value }; it should look like { $wanted }.
log-version = This log was played by version { $version } of the rules of { $game }; the known versions are: { $known }.
log-move = Move { $number } of this log, “{ $move }”, is impossible: { $reason }
log-place = { $moves ->
    [one] There is no move { $place } in this log; it has { $moves } move.
   *[other] There is no move { $place } in this log; it has { $moves } moves.
}
log-result = This log gives the result { $value }, but its moves lead to { $expected }.
log-digest = This log gives the digest { $digest } for its set of components, but the set in it has the digest { $expected }; one of the two was changed.
file-unreadable = The file “{ $path }” cannot be read: { $error }.
file-unwritable = The file “{ $path }” cannot be written: { $error }.
file-json = The file “{ $path }” is not JSON: { $error }.
file-key-twice = The file “{ $path }” has the key “{ $field }” twice in one object; keep one of them.

bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }, path/to/file.py:Name, or program:./command.
bot-parameters = The bot “{ $bot }” does not take “{ $parameters }”.
bot-parameter-form = In “{ $bot }” write the parameter “{ $parameter }” as key=value.
bot-parameter-whole = The parameter { $parameter } of a bot should be a whole number above zero, not “{ $value }”.
bot-parameter-number = The parameter { $parameter } of a bot should be a number above zero, not “{ $value }”.
bot-no-file = The bot “{ $bot }” cannot be loaded: there is no file “{ $path }”.
bot-not-in-file = The bot “{ $bot }” cannot be loaded: “{ $path }” has no class or kernel “{ $name }”.
bot-no-choose = The bot “{ $bot }” cannot play: the class “{ $name }” has no method choose(position, seconds).
bot-broken = The bot “{ $bot }” cannot be loaded: “{ $path }” fails with { $error }.
bot-failed = The bot “{ $bot }” failed at the table: { $error }.
bot-illegal = The bot “{ $bot }” answered “{ $answer }”, which cannot be played there.
bot-other-game = The bot “{ $bot }” plays { $games }, not { $game }.
bot-noise = In “{ $bot }” the noise “{ $value }” should be a number above 0, such as 2.5, or inf.
bot-no-command = In “{ $bot }” the command is missing or its quotes are not closed; write it like this: program:./my-bot --fast.
bot-parameter-width = “width={ $value }” should be a number of at least 1, such as width=2.
bot-no-thought = The bot “{ $bot }” reported no moves; ask another bot.
bot-program-time = In “{ $bot }” the time “{ $value }” should be a number of seconds above 0, such as time=2.
bot-needs-game = The bot “{ $bot }” is a program and needs a whole game, not only a position.
bot-late = The bot “{ $bot }” gave no answer within { NUMBER($seconds, maximumFractionDigits: 2) } s.
bot-garbled = The bot “{ $bot }” answered “{ $answer }” instead of a line like {"{"}"action": "…"{"}"}.
bot-ended = The bot “{ $bot }” ended before it answered.
bot-complaint = { $failure } Its last output: { $complaint }
bot-lost = { $count ->
    [one] “{ $bot }” failed and lost { $count } game, game { $game }: { $reason }
   *[other] “{ $bot }” failed and lost { $count } games, the first in game { $game }: { $reason }
}
bot-count = The number of seats ({ $bots }) differs from the number of players ({ $players }); name one seat for each player.
ladder-bots = “{ $bots }” is not enough for a ladder: name at least two bots, each of them once.
ladder-champion = “{ $bot }” cannot be the champion: it must be one of the bots “{ $bots }”, and they must not all share one table.
ladder-champion-alone = “{ $bot }” cannot be the champion: with one player no bots meet; leave out “--champion”.
hint-no-decision = After move { $place } of this log there is nothing to decide: chance is next, or the game is over.

pad-object = The file should hold one JSON object.
pad-part = In this file “{ $part }” is { $value }; it should look like { $wanted }.
pad-player = Player { $player }: { $problem }
pad-none = { $game } has no score pad; games with one: { $games }.
draw-none = Positions of { $game } cannot be drawn; games with drawings: { $games }.
draw-other = This is a log of { $other }, not of { $game }.
components-none = { $game } is played with its own components only; games that take another set: { $games }.
components-which = Say which game you mean: { $games }.
components-resume = A log carries its own set of components, so “{ $path }” cannot be used with --resume; leave out --components.
components-wrong = { $count ->
    [one] This is not a set of components of { $game }, because one row is wrong. { $first }
   *[other] This is not a set of components of { $game }, because { $count } rows are wrong; the first: { $first }
}

command-unknown = There is no command “{ $command }”; the commands are: { $commands }.

## Preparing

preparing = Preparing { $game }: the rules are compiled only once, which takes a few seconds.
preparing-step = { $number } of { $total }: { $name }
warm-done = { $game }: ready ({ $compiled } compiled)

## Listing

games-game = game
games-players = players
games-minutes = minutes
games-options = options
games-hint = “polis play GAME” starts a game, “polis rules GAME” shows its rules.

## Components

components-row = row
components-holds = holds
components-status = what is known
components-good = { $path }: no errors; { $game } can be played with it ({ $rows } rows).
components-bad = { $count ->
    [one] { $path }: { $count } row is wrong.
   *[other] { $path }: { $count } rows are wrong.
}

## Simulating

simulating = playing
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-rate = win rate (95 %)
simulate-score = score
simulate-range = from–to
simulate-summary = { $games ->
    [one] { $games } game with { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions; games per CPU second: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } games with { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions on average; games per CPU second: { NUMBER($speed, maximumFractionDigits: 0) }
}
## The ladder

ladder-bot = bot
ladder-rating = rating
ladder-games = games
ladder-won = won (95 %)
ladder-score = score
ladder-seconds = s per decision
ladder-against = against
ladder-other = the other’s
ladder-mirror = mirror
ladder-first = first seat (95 %)
ladder-stopped = The games played so far are kept in “{ $path }”; run the same command with --resume to continue.

## Hints and analyses

hint-best = { $bot } would play: { $move }
hint-move = move
hint-value = value
hint-visits = visits
hint-line = then
hint-change = { "  " }{ $change }  { $line }
hint-one-move = { $bot } gives no estimates; the values are those of the position after each move.
hint-points = { $change }: { $line }
hint-runner-up = The next best, { $less } less: { $move }
hint-only = There is no other move.
hint-equal = About as good: { $move }
hint-clear = No other move looks nearly as good.
analysing = thinking
analyse-at = move
analyse-name = player
analyse-move = played
analyse-best = better
analyse-lost = lost
analyse-title = { $game }: value lost by each move
analyse-sum = { $decisions ->
    [one] { $name }: lost { $lost } in { $decisions } decision
   *[other] { $name }: lost { $lost } in { $decisions } decisions
}

## Playing in the terminal

player = Player { $number }
choose-game = Which game?
play-help = Answer with a number or in words; words may be shortened. You can also type: undo, hint, score, all (every legal action), quit.
play-more = … and { $count } more: type an action, or “all” to see every one
play-hint = { $bot } would play: { $action }
# The command is meant to be copied into a shell, hence its plain quotes.
play-left = The game is saved in “{ $path }”; continue with: polis play --resume "{ $path }"
play-saved = The log of this game is saved in “{ $path }”.
news = { "  " }{ $news }
score-total = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
score-line = { "  " }{ $points }  { $line }

score-part = { "       " }{ $worth }  { $part }

## Measuring

bench-what = what
bench-value = measured
bench-ratio = loop steps

## Serving

serve-listening = Polis is running at { $address } (stop with Ctrl+C).
serve-no-pages = The pages for the browser have not been built yet; play in the terminal with: polis play
serve-bind = The server cannot listen on { $host }, port { $port }: { $error }.
serve-setting = The setting { $name } cannot be “{ $value }”; it has to be { $wanted }.
serve-wants-flag = yes or no
serve-wants-whole = a whole number above 0
serve-wants-port = a whole number from 0 to 65535
serve-wants-number = a number above 0
serve-name = “{ $name }” is not a name under which browsers could reach the server; write it like polis.example.org.
database-unknown = “{ $database }” is not a database; write it like sqlite:///polis.sqlite or postgresql://user@host/name.
database-away = The database { $database } cannot be opened: { $error }.
database-newer = The tables in { $database } were made by a newer version of Polis; use that version, or another database.
redis-unknown = “{ $redis }” is not an address of Redis; write it like redis://host:6379.

http-host = This server does not answer to the name “{ $host }”; start it with --name to allow it.
http-origin = Requests from pages of “{ $origin }” are not accepted.
http-too-many = Too many requests; try again in a moment.
http-database = The database does not answer; try again in a moment.
http-too-big = The request is too long; { $most } bytes are allowed.
http-malformed = The request cannot be understood; “{ $place }”: { $error }.
http-missing = There is nothing at { $path }.
http-method = { $path } does not answer to { $method }.
http-metrics = The metrics can be read only from this machine or a private network.

live-hello-first = The first message of a connection is “hello”.
live-hello-once = “hello” can be sent only once; open another connection for another room.
live-not-text = Messages are text, not bytes.
live-not-understood = The message cannot be understood; “{ $place }”: { $error }.
live-too-many = Too many messages; the last one was ignored.
live-too-many-asks = Too many questions at once; try again in a moment.
live-fault = The server failed to answer this message; nothing was changed.

## Rooms

level-random = random
level-greedy = greedy
level-apprentice = apprentice
level-builder = builder
level-architect = architect
level-master = master

room-unknown = There is no room “{ $room }”.
room-preparing = { $game } is still being prepared; on the first start this takes a few minutes at most.
room-your-turn = Your turn: { $prompt }
room-stale = The table has changed in the meantime; look at it again.
room-no-seat = There is no seat { $seat } here; the seats are counted from 0, and there are { $seats }.
room-not-yours = The seat of { $seat } is not yours.
room-not-your-turn = It is not your turn: { $seat } decides now.
room-host-only = Only the host of the room may do that.
room-begun = The game has already begun.
room-not-begun = The game has not begun yet.
room-not-over = The game is not over yet.
room-log-over = The game in this log is over; it can be reviewed, but not continued.
room-log-components = This log was played with another set of components, but rooms play { $game } only with its own set; review the log here, or continue it on your computer with: polis play --resume.
review-components = This server has already opened logs with { $most } other sets of components and cannot open more; polis replay shows them on your own computer.
analysis-components = This log was played with another set of components, but this server analyses { $game } only with its own set; polis analyse works on your own computer.
room-nothing-to-decide = There is nothing to decide now.
room-no-wish = There is no request to take a decision back that you could answer.
room-undo-refused = { $seat } does not agree that { $other } takes the decision back.
room-stand-in = A bot now plays for { $seat }: { $level }.
room-stand-in-plays = A bot is playing for { $seat }; take the seat back first.
room-no-person = At the seat of { $seat } there is no person.
room-bot-replaced = The bot of { $seat } ({ $failed }) has failed; { $level } continues.
room-time = The time of { $seat } is up; a bot plays.
room-only-players-talk = Only players and the host can write here.
room-chat-off = The host has switched the chat off.
room-clock-late = A clock for the whole game can be set only before the game begins; later, time can only be added, or the clock removed. A clock for each decision can be set at any time.
room-no-spectators = Only the players of this room can enter it.
room-invited-only = This room can be joined only with its invitation link.
room-seat-taken = This seat is no longer free.
room-token = These tokens are not good for this room.
