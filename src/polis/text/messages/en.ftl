# What Polis says outside the games, in English.

## Errors

game-unknown = There is no game “{ $game }”; the games are: { $games }.
option-unknown = { $game } has no option “{ $option }”; its options are: { $options }.
option-value = “{ $value }” is not a value of the option { $option }; choose from: { $values }.
player-count = { $game } is for { $least } to { $most } players, not { $players }.
action-unknown = “{ $text }” is not an action; write it like this: { $form }.
action-ambiguous = “{ $text }” is ambiguous: “{ $word }” could mean: { $choices }.
action-code = { $code } is not the code of an action; there are { $codes } codes, counted from 0.
refused = “{ $action }” cannot be played now: { $reason }.
refused-over = “{ $action }” cannot be played: the game is over.
refused-no-chance = Chance is not to act in this position.
player-refused = You cannot do that now: { $reason }.
player-refused-over = The game is over.
nothing-to-undo = There is nothing to take back: no decision has been made yet.

log-json = This is not a log, because it is not a JSON object: { $error }.
log-deep = This is not a log, because its parts are nested more than { $most } deep.
log-long = This log has { $moves } moves, but the server opens at most { $most }; polis replay shows longer ones on your own computer.
log-part = In this log “{ $part }” is { $value }; it should look like { $wanted }.
log-version = This log was played by version { $version } of the rules of { $game }; the known versions are: { $known }.
log-move = Move { $number } of this log, “{ $move }”, is impossible: { $reason }
log-place = { $moves ->
    [one] There is no move { $place } in this log; it has { $moves } move.
   *[other] There is no move { $place } in this log; it has { $moves } moves.
}
log-result = This log gives the result { $value }, but its moves lead to { $expected }.
log-digest = This log gives the digest { $digest } for its set of components, but the set in it has the digest { $expected }; one of the two was changed.

bot-count = The number of seats ({ $bots }) differs from the number of players ({ $players }); name one seat for each player.
hint-no-decision = After move { $place } of this log there is nothing to decide: chance is next, or the game is over.

pad-object = The file should hold one JSON object.
pad-part = In this file “{ $part }” is { $value }; it should look like { $wanted }.
pad-too-long = In this file “{ $part }” has { $count } entries; at most { $most } are possible.
pad-player = Player { $player }: { $problem }
pad-none = { $game } has no score pad; games with one: { $games }.
draw-other = This is a log of { $other }, not of { $game }.
components-none = { $game } is played with its own components only; games that take another set: { $games }.
components-wrong = { $count ->
    [one] This is not a set of components of { $game }, because one row is wrong. { $first }
   *[other] This is not a set of components of { $game }, because { $count } rows are wrong; the first: { $first }
}

## Preparing

building = Building the native code of { $game }; this happens once and takes less than a minute.

## Hints and analyses

hint-points = { SIGNED($change) }: { $line }
hint-runner-up = The next best loses { $loss }: { $move }
hint-runner-up-alike = The next best is the same move at another place; it loses { $loss }.
hint-only = There is no other move.
hint-same = { $count ->
    [one] One other move is exactly equal.
   *[other] { $count } other moves are exactly equal.
}
hint-equal = About as good: { $move }
hint-equal-alike = The same move at another place is about as good.
hint-clear = No other move looks nearly as good; the next best loses { $loss }: { $move }
hint-chance = Chance to win: about { PERCENT($chance) }.
loss-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
loss-chance = { PERCENT($chance) } chance to win
loss-both = { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { PERCENT($chance) } chance to win
loss-value = { $value } in the bot’s own unit
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Playing in the terminal

player = Player { $number }
score-total = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}

## A game without words of its own

plain-action = { $seat }: { $action }
plain-outcome = chance: { $outcome }
plain-asks = { $seat } decides
plain-request = choose an action
plain-asks-chance = chance decides
plain-wins = { $seats } wins
plain-share = the win is shared: { $seats }
plain-over = the game is over
plain-points = points
plain-why-not = the rules do not allow it here

## Serving

http-host = This server does not answer to the name “{ $host }”; start it with --name to allow it.
http-origin = Requests from pages of “{ $origin }” are not accepted.
http-too-many = Too many requests; try again in a moment.
http-database = The database does not answer; try again in a moment.
http-too-big = The request is too long; { $most } bytes are allowed.
http-too-many-values = The request holds too many values; { $most } are allowed.
http-slow = The request came too slowly; send it again.
http-malformed = The request cannot be understood; “{ $place }”: { $error }.
http-missing = There is nothing at { $path }.
http-method = { $path } does not answer to { $method }.
http-metrics = The metrics can be read only from this machine or a private network.

push-address = No notices are sent to “{ $address }”: it has to be a public push service’s address that begins with https.
push-full = This server cannot notify more browsers at the moment.
push-no-seat = Notices are for players: take a seat in a room first.

live-hello-first = The first message of a connection is “hello”.
live-hello-once = “hello” can be sent only once; open another connection for another room.
live-not-text = Messages are text, not bytes.
live-not-understood = The message cannot be understood; “{ $place }”: { $error }.
live-too-many = Too many messages; the last one was ignored.
live-too-many-values = The message holds too many values; it was ignored.
live-too-many-asks = Too many questions at once; try again in a moment.
live-too-many-moves = Too many moves from this address; try again in a moment.
live-too-many-changes = Too many lines or changes at once; try again in a moment.
live-fault = The server failed to answer this message; nothing was changed.

## Rooms

level-random = random
level-greedy = simple
level-apprentice = apprentice
level-builder = builder
level-architect = architect
level-master = master

room-unknown = There is no room “{ $room }”.
room-version = This room is played by version { $version } of the rules of { $game }, which this server does not have; it has: { $known }.
room-your-turn = Your turn: { $request }
room-stale = The table has changed in the meantime; look at it again.
room-no-seat = There is no seat { $seat } here; there are { $seats }, counted from 0.
room-not-yours = This is the seat of { $seat }, not yours.
room-not-your-turn = It is not your turn: { $seat } decides now.
room-host-only = Only the host of the room may do that.
room-begun = The game has already begun.
room-not-begun = The game has not begun yet.
room-not-over = The game is not over yet.
room-log-over = The game in this log is over; it can be reviewed, but not continued.
room-log-components = This log was played with another set of components, but rooms play { $game } only with its own set; review the log here, or continue it on your computer with: polis play --resume.
upload-busy = Too many logs are waiting to be read here; try again in a moment.
upload-slow = Reading this log took more than { UNIT($seconds, unit: "second") }; polis replay shows it on your own computer.
upload-stored = So many logs were stored from here within a day that no more is kept; { $most } bytes a day are allowed.
analysis-components = This log was played with another set of components, but this server analyses { $game } only with its own set; polis analyse works on your own computer.
room-nothing-to-decide = There is nothing to decide now.
room-log-full = The log of this game has reached { $most } entries, so it ends here; a new room can go on from the downloaded log.
room-hint-players = Hints are for the players of this game; you are watching it.
room-hint-waits = A hint for this seat is already on its way.
room-hint-busy = All bots are busy with games now; ask for the hint again in a moment.
room-no-wish = There is no take-back request for you to answer.
room-undo-refused = { $seat } refuses to let { $other } take the move back.
room-stand-in = A bot now plays for { $seat }: { $level }.
room-stand-in-plays = A bot is playing for { $seat }; take the seat back first.
room-no-person = Nobody is sitting in { $seat }’s seat.
room-bot-replaced = The bot of { $seat } ({ $failed }) has failed; { $level } continues.
room-levels-building = Still warming up: { $levels }. A quick bot stands in meanwhile.
room-levels-unavailable = Not available on this server: { $levels }. A quick bot stands in.
room-time = { $seat } ran out of time; a bot plays on.
room-time-move = { $seat } ran out of time; a bot made this move.
room-only-players-talk = Only players and the host can write here.
room-chat-off = The host has switched the chat off.
room-clock-late = A clock for the whole game can be set only before the game begins; later you can only add time or remove the clock. A clock for each decision can be set at any time.
room-no-spectators = Only the players of this room can enter it.
room-invited-only = This room can be joined only with its invitation link.
room-seat-taken = This seat is no longer free.
room-token = You do not have access to this room.
room-undo-over = The game is over and its luck is public; nothing can be taken back any more.
room-contributed = This seat has already contributed a random value to the luck.
room-no-contribution = Random values can be contributed only before a game whose luck can be verified.
room-present = { $seat } is here; only { $seat } can let a bot play.
room-away-shortly = { $seat } has been away for only { UNIT($seconds, unit: "second") }; after { UNIT($least, unit: "second") } others can let a bot play.
room-presence-unknown = At the moment it is not clear whether { $seat } is away.
room-long-clock = With a day or more for each decision, a bot takes over only when the clock runs out; { $seat } still has time.
room-back = { $seat } plays again.
room-removal = { $seat } is away and loses the seat to a bot in { UNIT($seconds, unit: "second") }, unless { $seat } comes back.
room-removal-void = { $seat } is back and keeps the seat.
room-removed = The seat of { $name } belongs to a bot now: { $level }.
room-removed-you = Your seat was given to a bot. You can still watch if this room has spectators.
room-to-bot = The seat of { $seat } goes to a bot for good: { $level }.
room-renamed = { $old } is now called { $name }.
room-line-erased = A line was removed.
room-mutes = The host has muted { $seat }.
room-unmutes = { $seat } may write again.
room-muted = The host has muted you: you can play, but not write or change your name.
room-mutes-spectator = The host has muted a spectator.
room-unmutes-spectator = A spectator may write again.
room-muted-spectator = The host has muted you: you can watch, but not write.
room-no-spectator = This spectator has written nothing here.
room-spectator-secret = Spectators can write only with the secret that their browser keeps.
room-no-line = There is no line { $line } that could be removed.
room-proposed = The host proposes a change to which all other players have to agree: { $change }
room-proposal-refused = { $seat } does not agree; nothing changes.
room-proposal-dropped = The host has withdrawn the proposal.
room-no-proposal = There is no proposal for you to answer.
room-undo-free = Decisions can be taken back without asking.
room-undo-agreement = Decisions can be taken back only if the others agree.
room-clock-none = There is no clock.
# How long something may take, after a verb.
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
room-clock-move = Each decision may take { $time }.
room-clock-game = Each player has { $time } for the whole game.
room-now-public = This room is listed publicly now.
room-now-private = This room is no longer listed.
room-watched = Others may watch this game.
room-unwatched = Only the players may watch this game.
room-chat-on = The host has switched the chat on.
room-spectators-talk = Spectators may write here as well.

## Daily games and puzzles

room-daily = A daily game can only be played: no take-backs, no hints, no changes, and no log before the end.
daily-too-many = { $most } attempts at this game were already made from your address today; play again tomorrow.
daily-none = { $game } has no daily game.
daily-building = The level { $level } is being prepared; try again in a minute.
daily-unavailable = The level { $level } is not available on this server, so there is no daily game of this kind.
daily-running = { DAY($day) } is not over yet; its best game is shown afterwards.
daily-no-games = Nobody finished a daily game of this kind on { DAY($day) }.
puzzles-unknown = { $puzzles ->
    [0] There are no puzzles of this game.
   *[other] There is no puzzle { $number }; this game has { $puzzles }.
}
