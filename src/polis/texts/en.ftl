# What Polis says outside the games, in English.

## Errors

game-unknown = There is no game “{ $game }”; the games are: { $games }.
option-unknown = { $game } has no option “{ $option }”; its options are: { $options }.
option-value = “{ $value }” is no value of the option { $option }; it takes: { $values }.
player-count = { $game } is for { $least } to { $most } players, not { $players }.
action-unknown = “{ $text }” is not an action; write: { $form }.
action-ambiguous = “{ $text }” is not clear: “{ $word }” could be { $choices }.
action-code = { $code } is no action; codes go from 0 to below { $codes }.
refused = “{ $action }” cannot be played now: { $reason }.
refused-over = “{ $action }” cannot be played: the game is over.
nothing-to-undo = There is nothing to take back: no decision has been made.

log-json = This is not a log, because it is not a JSON object: { $error }.
log-part = In this log “{ $part }” is { $value }; it should be like { $wanted }.
log-version = This log was played by version { $version } of the rules of { $game }; known are: { $known }.
log-move = Move { $number } of this log, “{ $move }”, is impossible: { $reason }
log-place = There is no move { $place } in this log; it has { $moves } moves.
log-result = The result of this log is { $value }, but its moves lead to { $expected }.
file-unreadable = The file “{ $path }” cannot be read: { $error }.
file-unwritable = The file “{ $path }” cannot be written: { $error }.

bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }, or path/to/file.py:Name.
bot-parameters = The bot “{ $bot }” does not take “{ $parameters }”.
bot-parameter-form = In “{ $bot }” the parameter “{ $parameter }” should be written as key=value.
bot-no-file = The bot “{ $bot }” cannot be loaded: there is no file “{ $path }”.
bot-not-in-file = The bot “{ $bot }” cannot be loaded: “{ $path }” has no class or kernel “{ $name }”.
bot-no-choose = The bot “{ $bot }” cannot play: the class “{ $name }” has no method choose(position, seconds).
bot-broken = The bot “{ $bot }” cannot be loaded: “{ $path }” fails with { $error }.
bot-count = { $bots } seats were named for { $players } players; name one for each.

command-unknown = There is no command “{ $command }”; the commands are: { $commands }.

## Preparing

preparing = Preparing { $game }: its rules are compiled once, which takes some seconds.
preparing-step = { $number } of { $total }: { $name }
warm-done = { $game }: ready ({ $compiled } compiled)

## Listing

games-game = game
games-players = players
games-minutes = minutes
games-options = options
games-hint = “polis play GAME” starts one, “polis rules GAME” tells its rules.

## Simulating

simulating = playing
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-rate = of all (95 %)
simulate-score = score
simulate-range = from–to
simulate-summary = { $games } games, { $turns } turns and { $decisions } decisions in each, { $speed } games per CPU second

## Playing in the terminal

player = Player { $number }
choose-game = Which game?
play-help = Answer with a number or in words; words may be shortened. Besides: undo, hint, score, all (every legal action), quit.
play-more = … and { $count } more: write the action, or “all” to see every one
play-hint = greedy would play: { $action }
play-left = The game is kept in “{ $path }”; go on with: polis play --resume “{ $path }”
play-saved = The log of this game is “{ $path }”.
news = { "  " }{ $news }
score-total = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
score-line = { "  " }{ $points }  { $line }

## Measuring

bench-what = what
bench-value = measured
bench-ratio = per loop
