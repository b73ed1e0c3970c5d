# The pages in the browser, in English. Texts of a game are beside its own.

## Everywhere

web-home = Polis, start page
web-nav = Pages
web-nav-replays = Replays
web-nav-pad = Score pad
web-nav-rules = Rules
web-nav-about = About Polis
web-skip = Skip to the content
web-close = Close
web-loading = Loading …
web-again = Try again
web-reload = Reload the page
web-copy = Copy
web-copied = Link copied.
web-copy-yourself = The browser does not allow copying; select the link and copy it yourself.
web-share = Share
web-print = Print
web-download = Download the log
web-new = something new
web-credit = Akropolis, Machi Koro and World Wonders are games by their authors and publishers. Polis is not affiliated with them; all texts and drawings here are our own, and so are the cards and maps of World Wonders.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-sounds = Sounds
web-volume = Volume: { $share }
web-speed = Speed of other players’ moves
web-speed-instant = At once
web-speed-quick = Quick
web-speed-normal = Normal
web-speed-slow = Slow
web-follow = Show the board of the player who moves
web-roll-self = Roll the dice myself
web-confirm-when = Confirm a move
web-confirm-always = Always
web-confirm-final = If it cannot be taken back
web-confirm-never = Never
web-chat-show = Show the chat

## When something goes wrong

web-failed = Something went wrong; reload the page and try again.
web-failed-status = The server answered with the error { $status }; try again in a moment.
web-offline = The server cannot be reached; check the connection and try again.
web-left = The connection to this room was closed.
web-outdated = There is a newer version of Polis; reload the page.
web-page-failed = This part of the page could not be loaded.
web-missing = There is no such page
web-missing-more = The address may be incomplete.

## Start page

web-welcome = Cities to build, together or alone
web-welcome-more = Three board games, exactly by the rulebook. Play friends or bots; no account needed.
web-players = { $players } players
web-minutes = { $minutes } minutes
web-play-now = Play now
web-opponents = Opponents
web-play-alone = Alone
web-how-many = How many players
web-create = Create a room
web-learn = Learn by playing
web-more = Also here
web-open-replay = Open a replay
web-open-pad = Score a game on your table
web-open-rules = Read the rules
web-forget = Remove from list
web-open-rooms = Public rooms
web-open-rooms-none = No public room is open now. Create one and tick “listed publicly”.
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished

## Bots

web-level-apprentice = Apprentice
web-level-apprentice-is = for your first games: makes mistakes, easy to beat
web-level-builder = Builder
web-level-builder-is = once you know the rules: an even match
web-level-architect = Architect
web-level-architect-is = for experienced players: it plans ahead
web-level-master = Master
web-level-master-is = the strongest: expect to lose most games
web-level-greedy = Simple bot
web-level-random = Random bot

## Creating a room

web-create-for = A room for { $game }
web-which-game = Which game?
web-seats = Seats
web-seat-open = open
web-seat-me = on this device
web-seat-invited = by invitation
web-seat-bot = a bot
web-seat-who = Who sits at seat { $number }
web-name = Your name
web-name-of = Name of player { $number }
web-hot-seat = Several people can play on this device; enter a name for each of them.
web-options = Variants
web-room-settings = The room
web-set-public = listed publicly
web-set-spectators = others may watch
web-set-undo = moves can be taken back without asking
web-set-chat = players can chat
web-set-spectator-chat = spectators can chat, too
web-set-auto-start = the game begins when the last seat is taken
web-set-clock = Clock
web-clock = time left
web-clock-none = none
web-clock-move-60 = 1 minute for each decision
web-clock-move-180 = 3 minutes for each decision
web-clock-game-600 = 10 minutes for the whole game
web-clock-game-1800 = 30 minutes for the whole game
web-clock-move-86400 = 1 day for each decision

## Before the game

web-room = Room
web-room-closed = You cannot enter this room
web-lobby = Before the game
web-invite = Invite
web-invite-more = Anyone who opens this link can take an open seat.
web-invite-link = Invitation link
web-invite-new = New link (the old one stops working)
web-join = Take a seat
web-host = Host
web-spectator = Spectator
web-spectator-named = { $name } (watching)
web-fill-with = Fill empty seats with
web-start = Start the game
web-waiting-host = The host starts the game.
web-begins-full = The game begins when the last seat is taken; the host can start it sooner.
web-begins-full-you = The game begins when the last seat is taken. You can start it sooner; bots then take the open seats.
web-begins-you = The game begins when you start it; bots take the seats that are still open.
web-begins-ready = All seats are taken: you can start the game.
web-no-variants = no variants
web-no-clock = no clock
web-you = (you)
web-away = away

## The table

web-board = The board
web-rail = Players and lists
web-look-at = look at this board
web-my-board = My board
web-lists = Log, chat and actions
web-explain = { $name }, score { $score }: explain the score
web-roll-ask = Your turn: roll the dice
web-roll-others = { $seat } rolls the dice
web-since = Since your last turn
web-since-nothing = Nothing yet.
web-actions = Actions
web-actions-find = Find among { $count } actions
web-actions-none-found = No matching actions.
web-actions-wait = It is not your turn.
web-actions-over = The game is over.
web-plain-table = This game has no drawing yet; choose from the list of actions.
web-confirm = Confirm
web-confirm-what = Confirm or cancel the move
web-drop = Cancel
web-where-upper-left = upper left
web-where-upper-middle = top
web-where-upper-right = upper right
web-where-middle-left = left
web-where-middle-middle = middle
web-where-middle-right = right
web-where-lower-left = lower left
web-where-lower-middle = bottom
web-where-lower-right = lower right
web-effect = { $points ->
    [one] { $by } point
   *[other] { $by } points
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier moves
web-log-undo = { $seat } takes a decision back
    .seat = you take a decision back
web-log-clock = time ran out
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-wish = { $seat } would like to take back:
    .seat = You would like to take back:
web-undo-later = { $count ->
    [one] One later move is undone with it.
   *[other] { $count } later moves are undone with it.
}
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-waiting = Waiting for the others to answer.
web-proposal = The host proposes:
web-proposal-drop = Withdraw the proposal
web-hint = Hint
web-hint-thinking = A strong bot is thinking …
web-hint-says = A strong bot would play: { $what }
web-hint-use = Show it on the board
web-rules-new-tab = Rules, in a new tab
web-sheet-up = Show { $what }
web-sheet-down = Hide { $what }
web-live-connecting = Connecting …
web-live-waiting = Connection lost, reconnecting. Your game is safe.
web-watching = You are watching.
web-watched = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-seat-remove = Give the seat to a bot for good
web-seat-remove-more = { $name } is away. After a minute the seat belongs to a bot, and { $name } cannot take it back. Until then a return is enough to keep it. The moves made so far keep the name.
web-seat-keep = Keep the seat
web-seat-removal = This seat goes to a bot unless its player comes back now.
web-stand-in = Bot plays: { $level }
web-stand-in-let = Let a bot play
web-stand-in-you = A bot is playing for you.
web-stand-in-time = Your time is up. A bot is playing for you.
web-come-back = I am back
web-chat = Chat
web-chat-empty = There are no messages yet.
web-chat-write = Write to the room
web-chat-send = Send
web-chat-mute = Mute
web-chat-hide = Switch the chat off
web-chat-off = The chat is switched off.
web-chat-on = Switch it on

## After the game

web-result = Result
web-wins = wins
web-end-you = You win
web-end-you-share = You share the win
web-end-other = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-end-landmarks = One city has all its landmarks.
web-end-tiles = The last tile is placed.
web-end-population = One city has reached its full population.
web-end-rounds = The last round is over.
web-end-lost = You lose
web-end-scores = Scores line by line
web-end-boards = Final boards
web-end-best = { $points ->
    [one] Best move, { $points } point:
   *[other] Best move, { $points } points:
}
web-total = Total
web-reveal = Show all
web-share-picture = Save as a picture
web-luck = Luck
web-luck-before = The outcomes of this game follow from a secret of the server and from a random value of each player’s browser. After the game all of them are in the log. This is the hash of the secret:
web-luck-same = The log has the hash that this browser saw before the game, and the values it contributed. With the log, “polis verify” checks that every outcome follows from them.
web-luck-different = The log does not have the hash or the values that this browser remembers. The luck of this game is not what was promised.
web-luck-nothing = With the log, “polis verify” checks that every outcome follows from the secret. This browser has contributed nothing to it.
web-luck-unverifiable = The luck of this game cannot be verified: it continues an uploaded log, or it began with an older server.
web-luck-commitment = Hash of the secret, shown before the game
web-luck-secret = Secret of the server
web-luck-value = Value of seat { $number }
web-rematch = Play again
web-rematch-go = To the next game
web-replay = Replay
web-chart = Scores over time
web-chart-none = The scores over time could not be loaded.
web-chart-said = { $moves ->
    [one] Scores after { $moves } move: { $scores }
   *[other] Scores after { $moves } moves: { $scores }
}
web-analysis = Analysis
web-analysis-jump = show it on the table

## Rules, lessons, score pad

web-contents = Contents
web-search = Search the rules
web-search-nothing = The rules do not mention “{ $words }”.
web-learn-none = There is no lesson for this game yet.
web-learn-show = Show me
web-learn-next = Next
web-learn-done = Done: to the start page
web-learn-other = Legal, but the lesson continues with: { $what }.
web-learn-not-now = This cannot be played now.
web-pad-more = Enter what is on your table and get the score explained.
web-pad-for = Score pad: { $game }
web-pad-table = On the table
web-pad-broken = The link to this score pad is incomplete.

## Keys

web-keys = Keys
web-key-tab = move between the controls and press them
web-key-confirm = confirm the move
web-key-drop = cancel the move
web-key-undo = take back
web-key-hint = hint
web-key-list = list of actions
web-key-look = look at a player’s board
web-key-chat = write to the room
web-key-help = this list

## About

web-about = Polis is a place to play, score, learn and study city-building board games. It knows each player only by a name and a key that stays in the browser.
web-about-own = The texts and drawings on these pages are our own work. Nothing here is a picture or a text of the publishers; the cards and maps of World Wonders in particular were made for Polis.
web-about-font = Titles are set in Marcellus by Astigmatic, under the SIL Open Font License:
web-about-licence = licence

## Coming back

web-my-games = My games
web-stats-open = My statistics
web-games-turn = Your turn
web-games-turn-short = your turn
web-games-others = In progress
web-games-finished = Finished
web-older-games = Show older games
web-game-won = You won · { $scores }
web-game-shared = Shared win · { $scores }
web-game-won-by = Won by { $names } · { $scores }
web-game-not-won = Not won · { $scores }
web-people = Players
web-people-spectators = Spectators
web-people-mute = Mute { $name } for everybody
web-people-remove = Remove { $name }
web-people-remove-more = A bot takes the seat of { $name } for good. If { $name } is here, all other players must agree; otherwise it happens after a minute. Past moves keep the name.
web-chat-erase = Remove this line of { $name } for everybody
web-privacy = Privacy
web-clock-move-259200 = 3 days for each decision
web-clock-move-604800 = 7 days for each decision
web-cancel = Cancel
web-me-open = My name, picture and games

## Daily games and puzzles

web-daily = Daily game
web-daily-table = Table of the day
web-daily-luck = All luck of the day follows from one secret. Its hash is shown beforehand; the secret is published when the day is over, and “polis verify” then checks the log of your game.
web-puzzles = Puzzles
