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
web-open = Open
web-loading = Loading …
web-again = Try again
web-reload = Load the page anew
web-copy = Copy
web-copied = The link is copied.
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
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Moving pieces
web-sounds = Sounds
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
web-welcome-more = Three board games with the rules of the book, against friends or bots, without an account.
web-players = { $players } players
web-minutes = { $minutes } minutes
web-preparing = Preparing: { $done } of { $total }
web-preparing-later = Waits to be prepared
web-preparing-goes-on = It goes on by itself then.
web-play-now = Play now
web-play-against = { $game } against …
web-play-alone = Alone
web-how-many = How many players
web-create = Create a room
web-learn = Learn by playing
web-more = Also here
web-open-replay = Open a replay
web-open-pad = Score a real table
web-open-rules = Read the rules
web-my-rooms = My rooms
web-forget = Forget
web-open-rooms = Public rooms
web-open-rooms-none = No public room is open now. Create one and tick “listed for everybody”.
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished

## Bots

web-level-apprentice = Apprentice
web-level-apprentice-is = still makes mistakes
web-level-builder = Builder
web-level-builder-is = thinks of this turn
web-level-architect = Architect
web-level-architect-is = plans ahead
web-level-master = Master
web-level-master-is = takes time to think
web-level-greedy = Simple bot
web-level-random = Random bot

## Creating a room

web-create-for = A room for { $game }
web-which-game = Which game?
web-seats = Seats
web-seat-open = open
web-seat-me = at this device
web-seat-invited = by invitation
web-seat-bot = a bot
web-seat-who = Who sits at seat { $number }
web-name = Your name
web-name-of = Name of player { $number }
web-hot-seat = Several people can play at this device: give each of them a name.
web-options = Variants
web-room-settings = The room
web-set-public = listed for everybody
web-set-spectators = others may watch
web-set-undo = taking back needs nobody’s consent
web-set-chat = chat for everybody
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
web-room-closed = This room is closed to you
web-lobby = Before the game
web-invite = Invite
web-invite-more = Whoever opens this link can take an open seat.
web-invite-link = Invitation link
web-invite-new = New link; the old one becomes void
web-join = Take a seat
web-guest = Guest
web-fill-with = Bots for open seats
web-start = Start the game
web-waiting-host = The host starts the game.
web-you = (you)
web-away = away

## The table

web-board = The board
web-rail = Players and lists
web-look-at = look at this board
web-explain = { $name }, score { $score }: explain it
web-actions = Actions
web-actions-find = Find among { $count } actions
web-actions-none-found = No action has these words.
web-actions-wait = It is not your turn.
web-actions-over = The game is over.
web-plain-table = This game has no drawing yet; choose from the list of actions.
web-confirm = Confirm
web-confirm-what = Confirm or drop what is laid out
web-drop = Drop
web-effect = { $by } points
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $seat } takes a decision back
web-log-clock = time ran out
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-wish = { $seat } would like to take a decision back.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-waiting = Waiting for the answers.
web-hint = Hint
web-hint-thinking = A strong bot is thinking …
web-hint-says = A strong bot would play: { $what }
web-hint-use = Show it on the board
web-rules-new-tab = Rules, in a new tab
web-sheet-up = Show { $what }
web-sheet-down = Hide { $what }
web-live-connecting = Connecting …
web-live-waiting = The connection is lost; trying again. Nothing of the game is lost.
web-watching = You are watching.
web-watched = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-seat-remove = Give the seat to a bot for good
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
web-rematch = Play again
web-rematch-go = To the next game
web-replay = Replay
web-chart = Scores over time
web-chart-none = The scores over time could not be loaded.
web-chart-said = Scores after { $moves } moves: { $scores }
web-analysis = Analysis
web-analysis-about = A strong bot judges every decision. What a move lost is told in the bot’s own measure: how much worse it thinks the move is than the best one.
web-analysis-begin = Judge all decisions
web-analysis-on = Go on judging
web-analysis-stop = Stop
web-analysis-sum = { $decisions ->
    [one] lost { $lost } in { $decisions } decision; same as the bot: { $same }
   *[other] lost { $lost } in { $decisions } decisions; same as the bot: { $same }
}
web-analysis-better = Better here: { $what }
web-analysis-worst = The decisions that lost most
web-analysis-all = All decisions
web-analysis-played = played
web-analysis-best = best
web-analysis-lost = lost
web-analysis-jump = show it on the table
web-analysis-nothing = No decision lost anything.
web-analysis-every = All decisions: { $count }

## Replays

web-log-file = A log from a file
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

## Rules, lessons, score pad

web-contents = Contents
web-search = Search the rules
web-search-nothing = The rules do not mention “{ $words }”.
web-learn-none = There is no lesson for this game yet.
web-learn-show = Show me
web-learn-next = Go on
web-learn-done = Done: to the start page
web-learn-other = A legal move, but this lesson goes on differently: { $what }.
web-learn-not-now = This cannot be played now.
web-pad-more = Enter what stands on a real table, and see the explained score.
web-pad-for = Score pad: { $game }
web-pad-table = On the table
web-pad-broken = The link to this score pad is incomplete.

## Keys

web-keys = Keys
web-key-tab = move between the controls and press them
web-key-confirm = confirm what is laid out
web-key-drop = drop what is laid out
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
