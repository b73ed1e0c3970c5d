/* Made by `npm run wire` from the types of the server. Do not edit. */
export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games, their options, and whether their bot levels play themselves yet.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules page of a game.
         */
        get: operations["rules_api_rules__game___language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description All messages in one language, as one file of Project Fluent.
         */
        get: operations["texts_api_texts__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pad/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pad Facts
         * @description What a score pad for so many players offers.
         */
        get: operations["pad_facts_api_pad__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pad/{game}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pad Score
         * @description Score a city or table that was built with the real game.
         */
        post: operations["pad_score_api_pad__game__score_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pad/{game}/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pad Legal
         * @description The places for the next piece in a city of the real game.
         */
        post: operations["pad_legal_api_pad__game__legal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Rooms
         * @description Public rooms, open and new ones first.
         */
        get: operations["public_rooms_api_rooms_get"];
        put?: never;
        /**
         * Create Room
         * @description Create a room; only this answer contains its secrets.
         */
        post: operations["create_room_api_rooms_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My Rooms
         * @description A page of the rooms in which one of these tokens is valid.
         */
        post: operations["my_rooms_api_rooms_mine_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget Me
         * @description Erase the names of the players who hold these tokens, in all their rooms.
         */
        post: operations["forget_me_api_rooms_forget_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Identity
         * @description Replace a person's secret in all rooms; devices that know only the old one lose them.
         */
        post: operations["renew_identity_api_identity_renew_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Room Summary
         * @description A room as its visitors see it before they join.
         */
        get: operations["room_summary_api_rooms__room__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Room
         * @description Take an open seat.
         */
        post: operations["join_room_api_rooms__room__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Create the room of the rematch, with each player one seat further.
         */
        post: operations["rematch_api_rooms__room__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Room Log
         * @description A room's log, for its players and, if they are allowed, for spectators.
         */
        post: operations["room_log_api_rooms__room__log_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keeping
         * @description For how long rooms, subscriptions and players of the club are kept.
         */
        get: operations["keeping_api_keeping_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review Log
         * @description The moves of a log in words, and the position after one of them.
         */
        post: operations["review_log_api_log_review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse Log
         * @description What the decisions of a log lost against the best ones, in parts of a few seconds.
         */
        post: operations["analyse_log_api_log_analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server works; it does without Redis for a while.
         */
        get: operations["health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Counters for Prometheus, for this machine and its private networks only.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Push Key
         * @description The key with which browsers subscribe at their push services.
         */
        get: operations["push_key_api_push_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Notify a browser when it is the person's turn; the same one may say it again.
         */
        post: operations["subscribe_api_push_subscribe_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description Do not notify a browser of the person any more, or none of them.
         */
        post: operations["unsubscribe_api_push_unsubscribe_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Club
         * @description Opt in to be rated, or change the name and face that the club shows.
         */
        post: operations["join_club_api_club_join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Club
         * @description Opt out: name, face and ratings are removed.
         */
        post: operations["leave_club_api_club_leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My Membership
         * @description Whether a person takes part, and the person's ratings.
         */
        post: operations["my_membership_api_club_me_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Club Table
         * @description The players of a game who opted in and have enough games, the best first.
         */
        post: operations["club_table_api_club_table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily Games
         * @description Today's games, with the hashes of the secrets of today and tomorrow.
         */
        get: operations["daily_games_api_daily_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Daily
         * @description Begin today's game, or return to it; only the first answer contains the seat's secret.
         */
        post: operations["start_daily_api_daily__game__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Daily Results
         * @description The results of a day.
         */
        post: operations["daily_results_api_daily__game__results_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}/{day}/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best Daily
         * @description The log of the best game of a day that is over.
         */
        get: operations["best_daily_api_daily__game___day__best_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzle Sets
         * @description How many puzzles each game has.
         */
        get: operations["puzzle_sets_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzle
         * @description A position in which one move is clearly the best.
         */
        get: operations["puzzle_api_puzzles__game___number__get"];
        put?: never;
        /**
         * Answer Puzzle
         * @description Whether a move is the best of a puzzle.
         */
        post: operations["answer_puzzle_api_puzzles__game___number__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AnalyseLog
         * @description A log, and the move from which to judge it: 0 first, then `next` of the previous answer.
         */
        AnalyseLog: {
            /**
             * Log
             * @description The log, as `polis play --save` writes it.
             */
            log: string;
            /**
             * Start
             * @description The number of moves that are left out.
             * @default 0
             */
            start?: number;
        };
        /**
         * Analysis
         * @description A part of an analysis: all decisions with an alternative from `start` to before `next`.
         */
        Analysis: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Bot
             * @description The bot that judges, as `polis analyse --bot` knows it; the same in all parts.
             */
            bot: string;
            /**
             * Start
             * @description The move from which this part judges.
             */
            start: number;
            /**
             * Next
             * @description Where to continue; None at the end.
             *
             *     The same as `start` when all bots are busy, or the one that judges is still being built.
             */
            next: number | null;
            /**
             * Total
             * @description The number of moves of the log, for showing progress.
             */
            total: number;
            /**
             * Thresholds
             * @description For each grade the least lost chance to win, from 0 to 1.
             */
            thresholds: {
                [key: string]: number;
            };
            /**
             * Moves
             * @description The decisions of this part.
             */
            moves: components["schemas"]["JudgedMove"][];
        };
        /**
         * AnswerPuzzle
         * @description A move, in notation.
         */
        AnswerPuzzle: {
            /**
             * Action
             * @description The move.
             */
            action: string;
        };
        /**
         * AskClub
         * @description A person's own secret.
         */
        AskClub: {
            /**
             * Identity
             * @description The secret.
             */
            identity: string;
        };
        /**
         * AskClubTable
         * @description A game, and the secret of a person whose row is to be marked.
         */
        AskClubTable: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Identity
             * @description The secret; None marks no row.
             */
            identity?: string | null;
        };
        /**
         * BotSeat
         * @description A seat for a bot.
         */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Level
             * @description The level of the bot.
             * @enum {string}
             */
            level: "apprentice" | "builder" | "architect" | "master";
        };
        /**
         * Clock
         * @description Seconds for each decision (`move`) or for all decisions of a seat together (`game`).
         *
         *     Two weeks at most: a room in which nothing happens for much longer is deleted.
         */
        Clock: {
            /**
             * Kind
             * @description What the seconds are for.
             * @enum {string}
             */
            kind: "move" | "game";
            /**
             * Seconds
             * @description How many there are.
             */
            seconds: number;
        };
        /**
         * Clocks
         * @description Times in seconds since 1970 by the server's clock, and each seat's remaining time.
         *
         *     If that clock is set while a decision runs, its times go on as before; only `now` is to be
         *     compared with the others.
         */
        Clocks: {
            /**
             * Now
             * @description The time when this was sent.
             */
            now: number;
            /**
             * Since
             * @description When the current decision began.
             */
            since: number;
            /**
             * Deadline
             * @description When a bot will act for the seat on turn.
             */
            deadline: number | null;
            /**
             * Remaining
             * @description For a game clock: each seat's seconds when the current decision began.
             */
            remaining: number[] | null;
        };
        /**
         * ClubRating
         * @description A rating in one game; while there are too few games, it is not known.
         */
        ClubRating: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Games
             * @description Games that counted.
             */
            games: number;
            /**
             * Rating
             * @description Players begin at 1500.
             */
            rating: number | null;
            /**
             * Uncertainty
             * @description Two standard deviations: the skill is usually within this distance of `rating`.
             */
            uncertainty: number | null;
        };
        /**
         * ClubRow
         * @description A player in the table.
         */
        ClubRow: {
            /**
             * Name
             * @description None for a person without a name.
             */
            name: string | null;
            /** @description None for a person who chose none. */
            face: components["schemas"]["Face"] | null;
            /**
             * Me
             * @description Whether this is the person who asks.
             */
            me: boolean;
            /**
             * Games
             * @description Games that counted.
             */
            games: number;
            /**
             * Rating
             * @description Players begin at 1500.
             */
            rating: number;
            /**
             * Uncertainty
             * @description Two standard deviations of the rating.
             */
            uncertainty: number;
        };
        /**
         * ClubTable
         * @description The players of a game with enough games, by the lower end of their ratings.
         */
        ClubTable: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Least
             * @description Games that must count before a player is listed.
             */
            least: number;
            /**
             * Most Of Player
             * @description Games of one player that count within 24 hours.
             */
            most_of_player: number;
            /**
             * Most Of Pair
             * @description Games of the same two players that count within 24 hours.
             */
            most_of_pair: number;
            /**
             * Rows
             * @description The players, the best first.
             */
            rows: components["schemas"]["ClubRow"][];
        };
        /**
         * CreateRoom
         * @description A new room; with `log` the game goes on from there, else `game` and `options` count.
         */
        CreateRoom: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Options
             * @description Values of the game's options; those left out have their defaults.
             */
            options?: {
                [key: string]: string | boolean;
            };
            /**
             * Seats
             * @description Who sits where; the number of seats is the number of players.
             */
            seats: (components["schemas"]["PersonSeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            /** @description The settings of the room. */
            settings: components["schemas"]["Settings"];
            /**
             * Log
             * @description A log of an unfinished game, as `polis play --save` writes it.
             */
            log?: string | null;
            /**
             * Contribute
             * @description Whether the game waits for the random values of this browser, if no seat is open.
             * @default false
             */
            contribute?: boolean;
            /**
             * Identity
             * @description The host's own secret, with which all devices of the host hold the host's rights.
             */
            identity?: string | null;
        };
        /**
         * Created
         * @description A room and its secrets, which are shown this once.
         */
        Created: {
            /**
             * Room
             * @description The room's id.
             */
            room: string;
            /**
             * Host
             * @description The host's token.
             */
            host: string;
            /**
             * Invite
             * @description The secret of the invitation link, for its fragment.
             */
            invite: string;
            /**
             * Seats
             * @description The seats of the person who made the room.
             */
            seats: components["schemas"]["HeldSeat"][];
        };
        /**
         * DailyGame
         * @description Today's game of one kind: the same luck and the same bots for all.
         */
        DailyGame: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Players
             * @description The number of seats.
             */
            players: number;
            /**
             * Level
             * @description The level of the bots.
             */
            level: string;
            /**
             * Commitment
             * @description The hash of the day's secret, which is published after the day.
             */
            commitment: string;
            /**
             * Next Commitment
             * @description The same of tomorrow.
             */
            next_commitment: string;
        };
        /**
         * DailyGames
         * @description The games of today, in UTC.
         */
        DailyGames: {
            /**
             * Day
             * @description The day, such as 2026-11-17.
             */
            day: string;
            /**
             * Ends At
             * @description When it ends, in seconds since 1970.
             */
            ends_at: number;
            /**
             * Games
             * @description A game of each kind.
             */
            games: components["schemas"]["DailyGame"][];
        };
        /**
         * DailyResult
         * @description How a daily game ended for one person.
         */
        DailyResult: {
            /**
             * Place
             * @description The place, from 1; equal results share it.
             */
            place: number;
            /**
             * Name
             * @description None for a person without a name.
             */
            name: string | null;
            /** @description None for a person who chose none. */
            face: components["schemas"]["Face"] | null;
            /**
             * Mine
             * @description Whether this is the person who asks.
             */
            mine: boolean;
            /**
             * Score
             * @description The person's points.
             */
            score: number;
            /**
             * Rival
             * @description The points of the best bot.
             */
            rival: number;
            /**
             * Won
             * @description The share of the win, from 0 to 1.
             */
            won: number;
            /**
             * Moves
             * @description The number of the person's decisions.
             */
            moves: number;
        };
        /**
         * DailyResults
         * @description The results of a day, the best first.
         */
        DailyResults: {
            /**
             * Day
             * @description The day, such as 2026-11-17.
             */
            day: string;
            /**
             * Over
             * @description Whether the day is over: then its secret and the best game are public.
             */
            over: boolean;
            /**
             * Commitment
             * @description None if this server had no game on this day.
             */
            commitment: string | null;
            /**
             * Secret
             * @description None until the day is over.
             */
            secret: string | null;
            /**
             * Count
             * @description The number of all results, of which the best are listed, and that of the person who asks.
             */
            count: number;
            /**
             * Results
             * @description The results.
             */
            results: components["schemas"]["DailyResult"][];
            /**
             * My Room
             * @description The room of the attempt of the person who asks.
             */
            my_room: string | null;
        };
        /**
         * DailyStarted
         * @description The room of the attempt; `seats` is empty if it was begun before.
         */
        DailyStarted: {
            /**
             * Room
             * @description The room's id.
             */
            room: string;
            /**
             * Seats
             * @description The seat of the person and its secret.
             */
            seats: components["schemas"]["HeldSeat"][];
        };
        /**
         * Face
         * @description How a person is drawn: one of a few pictures on a colour.
         */
        Face: {
            /**
             * Colour
             * @description The colour behind the picture.
             * @enum {string}
             */
            colour: "azure" | "terracotta" | "olive" | "violet" | "teal" | "gold" | "rose" | "slate";
            /**
             * Avatar
             * @description The picture.
             * @enum {string}
             */
            avatar: "temple" | "tower" | "tree" | "ship" | "sun" | "fish" | "amphora" | "wheat" | "cat" | "star" | "moon" | "leaf";
        };
        /**
         * ForgetMe
         * @description The tokens of the seats whose players want their names erased.
         */
        ForgetMe: {
            /**
             * Tokens
             * @description Tokens of seats, and secrets of persons.
             */
            tokens: string[];
        };
        /**
         * Forgotten
         * @description The number of rooms from which a name was erased.
         */
        Forgotten: {
            /**
             * Rooms
             * @description How many.
             */
            rooms: number;
        };
        /**
         * GameSheet
         * @description A game that can be played here.
         */
        GameSheet: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Title
             * @description The name of the game.
             */
            title: string;
            /**
             * Players
             * @description The numbers of players.
             */
            players: number[];
            /**
             * Minutes
             * @description About how long a game takes, from and to.
             */
            minutes: [
                number,
                number
            ];
            /**
             * Options
             * @description The options of the game.
             */
            options: components["schemas"]["OptionSheet"][];
            /**
             * Rules Version
             * @description The version of the rules that new games have.
             */
            rules_version: number;
            /**
             * Levels
             * @description Whether all bot levels play themselves; otherwise a quick bot plays for the slow ones.
             * @enum {string}
             */
            levels: "building" | "ready" | "unavailable";
        };
        /**
         * Games
         * @description All games, bot levels and languages.
         */
        Games: {
            /**
             * Protocol
             * @description The number of the server's protocol.
             */
            protocol: number;
            /**
             * Games
             * @description The games.
             */
            games: components["schemas"]["GameSheet"][];
            /**
             * Settings
             * @description The settings of rooms.
             */
            settings: components["schemas"]["SettingSheet"][];
            /**
             * Levels
             * @description The levels of bots, the weakest first.
             */
            levels: string[];
            /**
             * Languages
             * @description The languages of texts.
             */
            languages: string[];
            /**
             * Body Bytes
             * @description The largest body of a request, such as an uploaded log.
             */
            body_bytes: number;
        };
        /**
         * Health
         * @description Whether the server can do its work.
         */
        Health: {
            /**
             * Ok
             * @description Whether nothing below is wrong.
             */
            ok: boolean;
            /**
             * Database
             * @description Whether the database answers.
             */
            database: boolean;
            /**
             * Writable
             * @description Whether it can be written to: False when its disk is full.
             */
            writable: boolean;
            /**
             * Executor
             * @description False if all threads that make rooms and score pads have been busy for seconds.
             */
            executor: boolean;
            /**
             * Redis
             * @description None if no Redis is configured.
             */
            redis: boolean | null;
        };
        /**
         * HeldSeat
         * @description A seat and the secret with which it acts.
         */
        HeldSeat: {
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Token
             * @description The secret of the seat.
             */
            token: string;
        };
        /**
         * JoinClub
         * @description Take part from now on, or change how one is shown.
         */
        JoinClub: {
            /**
             * Identity
             * @description The person's own secret.
             */
            identity: string;
            /**
             * Name
             * @description How the person is called in the table.
             */
            name?: string | null;
            /** @description How the person is drawn. */
            face?: components["schemas"]["Face"] | null;
        };
        /**
         * JoinRoom
         * @description Take an open seat, the first one unless one is named; private rooms want the invitation.
         */
        JoinRoom: {
            /**
             * Name
             * @description Without a name the person is called by the number of the seat.
             */
            name?: string | null;
            /** @description How the person is drawn; None if the person has chosen nothing. */
            face?: components["schemas"]["Face"] | null;
            /**
             * Identity
             * @description The person's own secret, with which all devices of the person hold the seat.
             */
            identity?: string | null;
            /**
             * Seat
             * @description The seat that is wanted; None: the first open one.
             */
            seat?: number | null;
            /**
             * Invite
             * @description The secret of the invitation link; public rooms need none.
             */
            invite?: string | null;
            /**
             * Value
             * @description This browser's contribution to the luck, made after seeing the hash of the secret.
             */
            value?: string | null;
        };
        /**
         * Joined
         * @description The seat that was taken.
         */
        Joined: {
            /**
             * Room
             * @description The room's id.
             */
            room: string;
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Token
             * @description The secret of the seat, which is shown this once.
             */
            token: string;
        };
        JsonValue: unknown;
        /**
         * JudgedMove
         * @description A decision, the best alternative, and what was lost against it.
         *
         *     `at` is the number of moves before it, so it is `moves[at]` of a review. `value`, `best_value`
         *     and `lost` are in the unit of the judging bot.
         */
        JudgedMove: {
            /**
             * At
             * @description The number of moves before the decision.
             */
            at: number;
            /**
             * Seat
             * @description The seat that decided.
             */
            seat: number;
            /**
             * Action
             * @description What was played, in notation.
             */
            action: string;
            /**
             * Best
             * @description The best alternative, in notation.
             */
            best: string;
            /** @description The same in words. */
            best_tell: components["schemas"]["Message"];
            /**
             * Value
             * @description What the bot thinks of the decision.
             */
            value: number;
            /**
             * Best Value
             * @description What it thinks of the alternative.
             */
            best_value: number;
            /**
             * Lost
             * @description Never below 0, and 0 for the bot's own choice and for moves equal to it.
             */
            lost: number;
            /**
             * Points
             * @description The same in points; None where the bot's unit is not points.
             */
            points: number | null;
            /**
             * Chance
             * @description The chance to win after the move, from 0 to 1; None where it is not known.
             */
            chance: number | null;
            /**
             * Best Chance
             * @description The chance to win after the best move.
             */
            best_chance: number | null;
            /**
             * Grade
             * @description By the lost chance to win, see `thresholds`; None where that is not known.
             */
            grade: ("good" | "inaccuracy" | "mistake" | "blunder") | null;
            /**
             * Seen
             * @description False: the bot did not examine the move, which lost at least this much.
             */
            seen: boolean;
            /**
             * Reasons
             * @description Why the best move is best; empty if it was played.
             */
            reasons: components["schemas"]["Message"][];
        };
        /**
         * Keeping
         * @description For how many days rooms are kept after they were last used, and players of the club.
         */
        Keeping: {
            /**
             * Open
             * @description If the game has not begun.
             */
            open: number;
            /**
             * Playing
             * @description If the game goes on.
             */
            playing: number;
            /**
             * Over
             * @description If the game has ended.
             */
            over: number;
            /**
             * Subscriptions
             * @description Browsers that are notified, after their last visit.
             */
            subscriptions: number;
            /**
             * Club
             * @description After the last game that counted.
             */
            club: number;
        };
        /**
         * ListMyRooms
         * @description The tokens whose rooms are listed, and where the page before ended; None: the first one.
         */
        ListMyRooms: {
            /**
             * Tokens
             * @description Tokens of seats and hosts, and secrets of persons.
             */
            tokens: string[];
            /** @description `next` of the page before. */
            after?: components["schemas"]["RoomCursor"] | null;
        };
        /**
         * LogText
         * @description A log that `polis replay` and this server can read.
         */
        LogText: {
            /**
             * Log
             * @description The log, as JSON.
             */
            log: string;
        };
        /**
         * Membership
         * @description What the club knows of a person.
         */
        Membership: {
            /**
             * Joined
             * @description Whether the person takes part.
             */
            joined: boolean;
            /**
             * Least
             * @description Games that must count in a game before its rating is shown.
             */
            least: number;
            /**
             * Ratings
             * @description The ratings in the games that have counted.
             */
            ratings: components["schemas"]["ClubRating"][];
        };
        /**
         * Message
         * @description A key of the message files with its arguments, which may be messages themselves.
         */
        Message: {
            /**
             * Key
             * @description The name of the sentence in the message files.
             */
            key: string;
            /**
             * Args
             * @description The values in the sentence, by their names.
             */
            args: {
                [key: string]: number | string | components["schemas"]["SeatRef"] | components["schemas"]["Message"] | (number | string | components["schemas"]["SeatRef"] | components["schemas"]["Message"])[];
            };
        };
        /**
         * MyRoom
         * @description A room in which one of the given tokens is valid.
         */
        MyRoom: {
            /** @description The room. */
            room: components["schemas"]["RoomSummary"];
            /**
             * Mine
             * @description The seats that the tokens hold.
             */
            mine: number[];
            /**
             * Host
             * @description Whether one of the tokens is the host's.
             */
            host: boolean;
            /**
             * My Turn
             * @description Whether the game waits for a decision of one of these seats.
             */
            my_turn: boolean;
            /**
             * Moved At
             * @description When the last move was made; None before the game.
             */
            moved_at: number | null;
        };
        /**
         * MyRooms
         * @description A page of the rooms of one's own, the newest first.
         */
        MyRooms: {
            /**
             * Rooms
             * @description The rooms of this page.
             */
            rooms: components["schemas"]["MyRoom"][];
            /** @description Where the next page begins; None at the end. */
            next: components["schemas"]["RoomCursor"] | null;
        };
        /**
         * OpenSeat
         * @description A seat for an invited person.
         */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /**
         * OptionSheet
         * @description An option of a game; a flag has the values false and true.
         */
        OptionSheet: {
            /**
             * Key
             * @description The option's name.
             */
            key: string;
            /**
             * Values
             * @description Its values, the default first.
             */
            values: string[];
            /**
             * Flag
             * @description Whether the values are false and true.
             */
            flag: boolean;
            /**
             * Default
             * @description The value of a game in which nothing is chosen.
             */
            default: string | boolean;
            /**
             * Players
             * @description The numbers of players with which it changes anything.
             */
            players: number[];
            /**
             * Needs
             * @description A flag without which it changes nothing.
             */
            needs: string | null;
        };
        /**
         * PadAnswer
         * @description Where the next piece could go, as `polis legal --json` prints it.
         */
        PadAnswer: {
            /**
             * Answer
             * @description The answer.
             */
            answer: {
                [key: string]: unknown;
            };
        };
        /**
         * PadFacts
         * @description What a score pad for a number of players offers.
         */
        PadFacts: {
            /**
             * Options
             * @description The options that matter to a score.
             */
            options: components["schemas"]["OptionSheet"][];
            /**
             * Blank
             * @description A table on which nothing is built.
             */
            blank: {
                [key: string]: unknown;
            };
            /**
             * Facts
             * @description The game's own facts of its box.
             */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * PadRequest
         * @description A city or table as plain data, in the form that `polis score` reads.
         */
        PadRequest: {
            /**
             * Table
             * @description What lies on the table.
             */
            table: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * PadScore
         * @description A real table, scored and explained as a room's table is.
         */
        PadScore: {
            /**
             * Answer
             * @description What `polis score --json` prints.
             */
            answer: {
                [key: string]: unknown;
            };
            /**
             * Options
             * @description The options with which it was scored.
             */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * View
             * @description The table as it is drawn, in the game's own type.
             */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Scores
             * @description The points of each player.
             */
            scores: number[];
            /**
             * Lines
             * @description For each player the explained score with all its parts.
             */
            lines: components["schemas"]["ScoreLine"][][];
            /** @description None until a player has won. */
            result: components["schemas"]["Result"] | null;
        };
        /**
         * PersonSeat
         * @description A seat for the person who makes the room; several of them are a hot seat.
         */
        PersonSeat: {
            /**
             * Name
             * @description Without a name the person is called by the number of the seat.
             */
            name?: string | null;
            /** @description How the person is drawn; None if the person has chosen nothing. */
            face?: components["schemas"]["Face"] | null;
            /**
             * Identity
             * @description The person's own secret, with which all devices of the person hold the seat.
             */
            identity?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
        };
        /**
         * PositionView
         * @description The position after row `number`, the same for all clients: nothing is hidden.
         */
        PositionView: {
            /**
             * Number
             * @description Number of the last row.
             */
            number: number;
            /**
             * To Act
             * @description None once the game is over.
             */
            to_act: number | null;
            /** @description Whose turn it is and what the seat to act decides, or who has won. */
            prompt: components["schemas"]["Message"];
            /** @description What the seat to act is asked to do, for its player; the prompt if no seat is to act. */
            request: components["schemas"]["Message"];
            /**
             * Legal
             * @description The legal actions in notation.
             */
            legal: string[];
            /**
             * Tells
             * @description The same in words, if they are few enough for a menu; otherwise empty.
             */
            tells: components["schemas"]["Message"][];
            /**
             * Scores
             * @description The points of each seat now.
             */
            scores: number[];
            /**
             * Undo
             * @description What can be undone.
             */
            undo: components["schemas"]["UndoOffer"][];
            /** @description None without a clock. */
            clocks: components["schemas"]["Clocks"] | null;
            /** @description None until the game is over. */
            result: components["schemas"]["Result"] | null;
            /**
             * View
             * @description Everything that is drawn, in the game's own type.
             */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Lines
             * @description For each seat its explained score without parts.
             */
            lines: components["schemas"]["ScoreLine"][][];
        };
        /**
         * Problem
         * @description Why a request was refused: as a message, and as a sentence in English.
         */
        Problem: {
            /** @description The message. */
            reason: components["schemas"]["Message"];
            /**
             * Text
             * @description The sentence.
             */
            text: string;
        };
        /**
         * PushKey
         * @description The server's public key; None if it pushes no notices.
         */
        PushKey: {
            /**
             * Key
             * @description As browsers take it, in base64url.
             */
            key: string | null;
        };
        /**
         * PuzzleAnswer
         * @description Whether the move was the best, and which one is.
         */
        PuzzleAnswer: {
            /**
             * Right
             * @description Whether the move is the best.
             */
            right: boolean;
            /**
             * Best
             * @description The best move, in notation.
             */
            best: string;
            /** @description The same in words. */
            best_tell: components["schemas"]["Message"];
            /** @description The next best move. */
            second_tell: components["schemas"]["Message"];
            /**
             * Points
             * @description What the next best move loses.
             */
            points: number | null;
            /**
             * Chance
             * @description What it loses of the chance to win, from 0 to 1.
             */
            chance: number | null;
        };
        /**
         * PuzzleSets
         * @description How many puzzles each game has.
         */
        PuzzleSets: {
            /**
             * Counts
             * @description The number of puzzles by the key of the game; they are numbered from 1.
             */
            counts: {
                [key: string]: number;
            };
        };
        /**
         * PuzzleTask
         * @description A position in which one move is clearly the best.
         */
        PuzzleTask: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Number
             * @description The number of the puzzle, from 1.
             */
            number: number;
            /**
             * Log
             * @description The game up to the position, as a log.
             */
            log: string;
            /**
             * Seat
             * @description The seat that is to act.
             */
            seat: number;
            /**
             * Points
             * @description The best move brings at least so many points more than any other.
             */
            points: number | null;
            /**
             * Chance
             * @description The best move brings at least so many hundredths of the chance to win more.
             */
            chance: number | null;
            /**
             * Hard
             * @description Whether a bot that looks one move ahead does not find it.
             */
            hard: boolean;
        };
        /**
         * ReadDaily
         * @description The day whose results are wanted, today by default, and the secret of the person who asks.
         */
        ReadDaily: {
            /**
             * Day
             * @description Such as 2026-11-17; None: today.
             */
            day?: string | null;
            /**
             * Identity
             * @description The secret; None marks no result.
             */
            identity?: string | null;
        };
        /**
         * Rematch
         * @description The room of the rematch; the tokens of this room are valid there.
         */
        Rematch: {
            /**
             * Room
             * @description The room's id.
             */
            room: string;
        };
        /**
         * RenewIdentity
         * @description A person's secret, and the one that replaces it.
         */
        RenewIdentity: {
            /**
             * Old
             * @description The secret until now.
             */
            old: string;
            /**
             * New
             * @description The secret from now on.
             */
            new: string;
        };
        /**
         * Renewed
         * @description The number of rooms in which the new secret has replaced the old one.
         */
        Renewed: {
            /**
             * Rooms
             * @description How many.
             */
            rooms: number;
        };
        /**
         * Result
         * @description How a game ended: points, and each seat's share of the win as a fraction such as 1/2.
         */
        Result: {
            /**
             * Scores
             * @description The points of each seat.
             */
            scores: number[];
            /**
             * Shares
             * @description The share of each seat.
             */
            shares: string[];
        };
        /**
         * Review
         * @description The moves of a log in words, and the position after one of them.
         */
        Review: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Options
             * @description The options of the game, with their values.
             */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * Seats
             * @description The names of the players.
             */
            seats: string[];
            /**
             * Moves
             * @description The moves; empty if they were not asked for.
             */
            moves: components["schemas"]["ReviewedMove"][];
            /**
             * Scores
             * @description The points of every seat at the beginning and after each of `moves`.
             */
            scores: number[][];
            /**
             * At
             * @description The number of moves before `position`.
             */
            at: number;
            /** @description The score lines have all their parts here. */
            position: components["schemas"]["PositionView"];
        };
        /**
         * ReviewLog
         * @description A log, and the number of moves to show the position after; None: all of them.
         */
        ReviewLog: {
            /**
             * Log
             * @description The log, as `polis play --save` writes it.
             */
            log: string;
            /**
             * At
             * @description The number of moves; None: all.
             */
            at?: number | null;
            /**
             * Moves
             * @description Whether to return the moves in words as well.
             * @default true
             */
            moves?: boolean;
        };
        /**
         * ReviewedMove
         * @description A move of a log; `seat` is None for chance.
         */
        ReviewedMove: {
            /**
             * Move
             * @description In notation.
             */
            move: string;
            /** @description In words. */
            tell: components["schemas"]["Message"];
            /**
             * News
             * @description What it brought, in words.
             */
            news: components["schemas"]["Message"][];
            /**
             * Effects
             * @description What it did, in the order in which a table shows it.
             */
            effects: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
            /**
             * Seat
             * @description The seat that acted; None for chance.
             */
            seat: number | null;
        };
        /**
         * RoomCursor
         * @description A place in a list of rooms, the newest first: the last room that was sent.
         */
        RoomCursor: {
            /**
             * Created At
             * @description When that room was made.
             */
            created_at: number;
            /**
             * Room
             * @description Its id.
             */
            room: string;
        };
        /**
         * RoomSummary
         * @description A room as a list shows it.
         */
        RoomSummary: {
            /**
             * Room
             * @description The room's id.
             */
            room: string;
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Options
             * @description The options of the game, with their values.
             */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * Status
             * @description Whether the game has begun and ended.
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /**
             * Seats
             * @description All seats, in the order of play.
             */
            seats: components["schemas"]["SeatSummary"][];
            /** @description What the host has chosen. */
            settings: components["schemas"]["Settings"];
            /**
             * Created At
             * @description When the room was made, in seconds since 1970.
             */
            created_at: number;
            /**
             * Next
             * @description The room of the rematch; None if there is none.
             */
            next: string | null;
        };
        /**
         * Rooms
         * @description Some rooms, the newest first.
         */
        Rooms: {
            /**
             * Rooms
             * @description The rooms.
             */
            rooms: components["schemas"]["RoomSummary"][];
        };
        /**
         * RulesPage
         * @description The rules of a game in our own words, as Markdown.
         */
        RulesPage: {
            /**
             * Game
             * @description The key of the game.
             */
            game: string;
            /**
             * Language
             * @description The language of the text.
             */
            language: string;
            /**
             * Text
             * @description The page.
             */
            text: string;
        };
        /**
         * ScoreLine
         * @description One line of an explained score; `parts` only on request.
         */
        ScoreLine: {
            /** @description The line in words. */
            message: components["schemas"]["Message"];
            /**
             * Points
             * @description What it adds to the score.
             */
            points: number;
            /**
             * Parts
             * @description The components behind it.
             */
            parts: components["schemas"]["ScorePart"][];
        };
        /**
         * ScorePart
         * @description One component behind a score line: what it adds, or why it adds nothing.
         */
        ScorePart: {
            /** @description The component in words. */
            message: components["schemas"]["Message"];
            /**
             * Worth
             * @description What it adds; 0 if nothing.
             */
            worth: number;
            /**
             * Cell
             * @description Where it lies on the board; None without such a place.
             */
            cell: [
                number,
                number
            ] | null;
        };
        /**
         * SeatRef
         * @description A seat among the arguments of a message; the reader replaces it with the player's name.
         */
        SeatRef: {
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
        };
        /**
         * SeatSummary
         * @description A seat as a list of rooms shows it.
         */
        SeatSummary: {
            /**
             * Kind
             * @description Who has the seat; nobody yet if it is open.
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /**
             * Name
             * @description None for bots and for people who gave no name.
             */
            name: string | null;
            /**
             * Level
             * @description The level of a bot; None for people.
             */
            level: string | null;
            /** @description None for bots and for people who chose none. */
            face: components["schemas"]["Face"] | null;
        };
        /**
         * SettingSheet
         * @description A setting of a room, and the rooms in which it changes anything.
         */
        SettingSheet: {
            /**
             * Key
             * @description The name of the setting.
             */
            key: string;
            /**
             * Company
             * @description None: it matters in every room.
             */
            company: ("others" | "open") | null;
            /**
             * Needs
             * @description Other settings that have to be on.
             */
            needs: string[];
        };
        /**
         * Settings
         * @description Settings of a room, chosen by the host.
         */
        Settings: {
            /**
             * Public
             * @description Listed on the start page; open seats can be taken without an invitation.
             */
            public: boolean;
            /**
             * Spectators
             * @description Whether people without a seat can watch.
             */
            spectators: boolean;
            /** @description None: there is no clock. */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Undo
             * @description Whether other players have to agree to an undo.
             * @enum {string}
             */
            undo: "agreement" | "free";
            /**
             * Chat
             * @description Whether players can write; earlier lines stay.
             * @default true
             */
            chat?: boolean;
            /**
             * Spectator Chat
             * @description Whether those who watch can write as well.
             * @default false
             */
            spectator_chat?: boolean;
            /**
             * Auto Start
             * @description Whether the game begins when the last open seat is taken; otherwise the host starts it.
             * @default true
             */
            auto_start?: boolean;
        };
        /**
         * StartDaily
         * @description Begin today's game; a person has one attempt.
         */
        StartDaily: {
            /**
             * Name
             * @description Without a name the person is called by the number of the seat.
             */
            name?: string | null;
            /** @description How the person is drawn; None if the person has chosen nothing. */
            face?: components["schemas"]["Face"] | null;
            /**
             * Identity
             * @description The person's own secret, which holds the seat.
             */
            identity: string;
        };
        /**
         * Subscribe
         * @description A person's secret, and where and how the person's browser is notified.
         */
        Subscribe: {
            /**
             * Identity
             * @description The secret of the person.
             */
            identity: string;
            /**
             * Endpoint
             * @description The address of the push service for this browser.
             */
            endpoint: string;
            /**
             * P256Dh
             * @description The public key of the browser, in base64url.
             */
            p256dh: string;
            /**
             * Auth
             * @description The shared secret of the browser, in base64url.
             */
            auth: string;
        };
        /**
         * Subscribed
         * @description How many browsers of the person are notified now.
         */
        Subscribed: {
            /**
             * Devices
             * @description How many.
             */
            devices: number;
        };
        /**
         * UndoOffer
         * @description An undo that a seat can have: back to row `to`, if the players of `needs` agree.
         */
        UndoOffer: {
            /**
             * Seat
             * @description The seat that can ask.
             */
            seat: number;
            /**
             * To
             * @description The row that would be the last one.
             */
            to: number;
            /**
             * Needs
             * @description Empty: no agreement is needed. A client that holds these seats itself agrees for them.
             */
            needs: number[];
        };
        /**
         * Unsubscribe
         * @description A person's secret, and the browser that is not notified any more; None: all of them.
         */
        Unsubscribe: {
            /**
             * Identity
             * @description The secret of the person.
             */
            identity: string;
            /**
             * Endpoint
             * @description The address of the push service for the browser; None: all browsers of the person.
             */
            endpoint?: string | null;
        };
        /**
         * Unsubscribed
         * @description How many browsers are not notified any more.
         */
        Unsubscribed: {
            /**
             * Devices
             * @description How many.
             */
            devices: number;
        };
        /**
         * WithTokens
         * @description A request whose rights depend on tokens; tokens are never part of an address.
         */
        WithTokens: {
            /**
             * Tokens
             * @description The secrets that this browser holds: of seats, of the host, of the person.
             */
            tokens?: string[];
        };
        /**
         * Act
         * @description Play an action in notation; `number` is the last row the client has seen.
         */
        Act: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Action
             * @description In notation, as in the position's `actions`.
             */
            action: string;
        };
        /**
         * Answer
         * @description Agree to another seat's request for an undo, or refuse it.
         */
        Answer: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Agree
             * @description True agrees, false refuses.
             */
            agree: boolean;
        };
        /**
         * AnswerProposal
         * @description Agree to a proposal of the host, or refuse it; without a seat the host drops it.
         */
        AnswerProposal: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_proposal";
            /**
             * Proposal
             * @description The number of the proposal.
             */
            proposal: number;
            /**
             * Seat
             * @description The seat that answers; None: the host drops the proposal.
             */
            seat: number | null;
            /**
             * Agree
             * @description True agrees, false refuses.
             */
            agree: boolean;
        };
        /**
         * ChangeSeat
         * @description The host, before the start, opens a seat, which revokes its token, or gives it a bot.
         */
        ChangeSeat: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "change_seat";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Level
             * @description None opens the seat.
             */
            level: ("apprentice" | "builder" | "architect" | "master") | null;
        };
        /**
         * ChangeSettings
         * @description The host changes the settings; once the game has begun, players agree to undo and clock.
         */
        ChangeSettings: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settings";
            /** @description All settings, also those that stay. */
            settings: components["schemas"]["Settings"];
        };
        /**
         * Contribute
         * @description A random value of this browser for the luck of a seat's next game.
         *
         *     The browser has seen the hash of the server's secret before.
         */
        Contribute: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contribute";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Value
             * @description 256 random bits as hexadecimal digits.
             */
            value: string;
        };
        /**
         * EraseLine
         * @description The host erases what a line of the chat says and who said it; announcements stay.
         */
        EraseLine: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "erase_line";
            /**
             * Number
             * @description The number of the line.
             */
            number: number;
        };
        /**
         * Explain
         * @description Ask for a seat's score with every component that counts or does not.
         */
        Explain: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "explain";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
        };
        /**
         * Hello
         * @description The first message: which room, and the tokens of the seats that this browser holds.
         */
        Hello: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /**
             * Protocol
             * @description The number of the protocol that the client speaks.
             */
            protocol: number;
            /**
             * Room
             * @description The room to enter.
             */
            room: string;
            /**
             * Tokens
             * @description The secrets that this browser holds: of seats, of the host, of the person.
             * @default []
             */
            tokens?: string[];
            /**
             * Seen
             * @description The last row this client has seen, -1 for none; the server must not have fewer.
             * @default -1
             */
            seen?: number;
        };
        /**
         * Hint
         * @description Ask what a strong bot would play for the seat to act.
         */
        Hint: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
        };
        /**
         * MuteSeat
         * @description The host takes chat and renaming from a player, or gives them back.
         */
        MuteSeat: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute_seat";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Muted
             * @description True takes the chat, false gives it back.
             */
            muted: boolean;
        };
        /**
         * MuteSpectator
         * @description The host takes the chat from a spectator who has written, or gives it back.
         */
        MuteSpectator: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute_spectator";
            /**
             * Spectator
             * @description The mark in the lines of this spectator.
             */
            spectator: string;
            /**
             * Muted
             * @description True takes the chat, false gives it back.
             */
            muted: boolean;
        };
        /**
         * NewInvite
         * @description The host asks for a new secret of the invitation link; the old one becomes invalid.
         */
        NewInvite: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "new_invite";
        };
        /**
         * Ping
         * @description Ask for a `Pong`.
         */
        Ping: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Preview
         * @description Ask for the position after a legal action, before any chance.
         */
        Preview: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Action
             * @description In notation, as in the position's `actions`.
             */
            action: string;
        };
        /**
         * ReadLog
         * @description Ask for a page of the log: the entries before row `before`.
         *
         *     With `before` 1 and `moves`, ask for row 0 with the moves before that one.
         */
        ReadLog: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "read_log";
            /**
             * Before
             * @description The row before which the page ends.
             */
            before: number;
            /**
             * Moves
             * @description With `before` 1: the move of row 0 before which the page ends.
             * @default null
             */
            moves?: number | null;
        };
        /**
         * ReadState
         * @description Ask for the whole state, after a change that builds on a position not seen here.
         */
        ReadState: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "read_state";
        };
        /**
         * Rename
         * @description Change the name of a seat that this client holds.
         */
        Rename: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rename";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Name
             * @description The new name.
             */
            name: string;
        };
        /**
         * ResumeSeat
         * @description Take a seat that this client holds back from the bot that plays for it.
         */
        ResumeSeat: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume_seat";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
        };
        /**
         * RevokeSeat
         * @description The host revokes a seat's token; in a running game a bot takes the seat.
         *
         *     In a running game a present player has to agree, and an absent one has time to return.
         */
        RevokeSeat: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "revoke_seat";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Level
             * @description The level of the bot.
             * @enum {string}
             */
            level: "apprentice" | "builder" | "architect" | "master";
        };
        /**
         * Say
         * @description A line for the room's chat, from a seat that this client holds, as the host or a spectator.
         *
         *     Players have the names of their seats; a spectator sends a name and the secret by which the
         *     name can be erased and the host can mute the person.
         */
        Say: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "say";
            /**
             * Name
             * @description The name of a spectator; None for players and for those without a name.
             * @default null
             */
            name?: string | null;
            /**
             * Identity
             * @description The secret of a spectator; None for players.
             * @default null
             */
            identity?: string | null;
            /**
             * Text
             * @description What is said; line breaks are allowed.
             */
            text: string;
        };
        /**
         * Start
         * @description The host begins the game; seats still open get a bot of this level.
         */
        Start: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start";
            /**
             * Level
             * @description The level of the bot.
             * @enum {string}
             */
            level: "apprentice" | "builder" | "architect" | "master";
        };
        /**
         * SubstituteBot
         * @description Let a bot play for a seat until its player returns.
         *
         *     Players can do this for themselves, players and the host for a player who is away.
         */
        SubstituteBot: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "substitute_bot";
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Level
             * @description The level of the bot.
             * @enum {string}
             */
            level: "apprentice" | "builder" | "architect" | "master";
        };
        /**
         * Undo
         * @description Undo the seat's last decision and all that followed, or ask the other players for it.
         */
        Undo: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
        };
        /**
         * WhyNot
         * @description Ask why an action cannot be played now.
         */
        WhyNot: {
            /**
             * Id
             * @description Chosen by the client, used once; the answer has the same.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why_not";
            /**
             * Number
             * @description The last row of the log that the client has seen.
             */
            number: number;
            /**
             * Action
             * @description In notation, as in the position's `actions`.
             */
            action: string;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["Answer"] | components["schemas"]["Preview"] | components["schemas"]["WhyNot"] | components["schemas"]["Hint"] | components["schemas"]["Explain"] | components["schemas"]["ReadState"] | components["schemas"]["ReadLog"] | components["schemas"]["Say"] | components["schemas"]["Rename"] | components["schemas"]["SubstituteBot"] | components["schemas"]["ResumeSeat"] | components["schemas"]["ChangeSettings"] | components["schemas"]["ChangeSeat"] | components["schemas"]["RevokeSeat"] | components["schemas"]["MuteSeat"] | components["schemas"]["MuteSpectator"] | components["schemas"]["EraseLine"] | components["schemas"]["AnswerProposal"] | components["schemas"]["Contribute"] | components["schemas"]["NewInvite"] | components["schemas"]["Start"] | components["schemas"]["Ping"];
        /**
         * Access
         * @description What this connection may do.
         */
        Access: {
            /**
             * Seats
             * @description The seats that this connection holds.
             */
            seats: number[];
            /**
             * Host
             * @description Whether it has the rights of the host.
             */
            host: boolean;
        };
        /**
         * AccessChanged
         * @description What this connection may do has changed, because a seat was revoked.
         */
        AccessChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "access_changed";
            /** @description What this connection may do now. */
            access: components["schemas"]["Access"];
        };
        /**
         * Ack
         * @description The request was carried out and stored; `number` is the last row after it.
         */
        Ack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ack";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Number
             * @description The last row after the request; 0 before the game has begun.
             */
            number: number;
        };
        /**
         * Chat
         * @description A new line of the chat, an announcement, or what is left of an earlier line.
         */
        Chat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** @description The line; a known number replaces an earlier line. */
            line: components["schemas"]["ChatLine"];
        };
        /**
         * ChatLine
         * @description One line of a room's chat; `seat` is None for spectators and for a host without a seat.
         *
         *     The name is empty for a person without one. An announcement has a message instead of a name and
         *     a text.
         */
        ChatLine: {
            /**
             * Number
             * @description Number of the line, from 0.
             */
            number: number;
            /**
             * Seat
             * @description The seat that wrote it.
             */
            seat: number | null;
            /**
             * Name
             * @description The name of the person then.
             */
            name: string;
            /**
             * Text
             * @description What was said; empty in announcements and erased lines.
             */
            text: string;
            /**
             * At
             * @description When, in seconds since 1970.
             */
            at: number;
            /** @description What is announced; None for what people say. */
            message: components["schemas"]["Message"] | null;
            /**
             * Watching
             * @description Whether a spectator wrote it.
             */
            watching: boolean;
            /**
             * Spectator
             * @description The spectator's mark, the same in all lines of one person in this room.
             */
            spectator: string | null;
        };
        /**
         * Error
         * @description The message could not be read or exceeded a limit; nothing was changed.
         */
        Error: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /**
             * Id
             * @description The id of the message, if it could be read.
             * @default null
             */
            id: string | null;
            /** @description What is wrong with it. */
            reason: components["schemas"]["Message"];
        };
        /**
         * Event
         * @description Rows were added: the new entries of the log, and how the position has changed.
         *
         *     Without entries, only possible undos or the clocks have changed.
         */
        Event: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event";
            /**
             * Number
             * @description The last row after this event.
             */
            number: number;
            /**
             * Base
             * @description The number of the position that is changed; a client with another one asks for the state.
             *
             *     None: the changes put whole values in place, whatever was there.
             */
            base: number | null;
            /**
             * Entries
             * @description The new rows.
             */
            entries: components["schemas"]["LogEntry"][];
            /** @description The position after them. */
            position: components["schemas"]["PositionFacts"];
            /**
             * View
             * @description How `PositionView.view` changes.
             */
            view: components["schemas"]["Put"] | components["schemas"]["Within"] | components["schemas"]["Splice"];
            /**
             * Lines
             * @description How `PositionView.lines` changes.
             */
            lines: components["schemas"]["Put"] | components["schemas"]["Within"] | components["schemas"]["Splice"];
        };
        /**
         * ExplainAnswer
         * @description A seat's score line by line with all parts.
         */
        ExplainAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "explain_answer";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Number
             * @description The row after which the answer holds.
             */
            number: number;
            /**
             * Seat
             * @description The seat whose score is explained.
             */
            seat: number;
            /**
             * Points
             * @description The points of the seat.
             */
            points: number;
            /**
             * Lines
             * @description The lines of the score, with their parts.
             */
            lines: components["schemas"]["ScoreLine"][];
        };
        /**
         * FormerPlayer
         * @description A player whose seat was given to a bot; rows up to number `until` are this player's.
         */
        FormerPlayer: {
            /**
             * Name
             * @description None for a person without a name.
             */
            name: string | null;
            /**
             * Until
             * @description The last row of this player.
             */
            until: number;
        };
        /**
         * HintAnswer
         * @description What a strong bot would play, and why.
         */
        HintAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint_answer";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Number
             * @description The row after which the answer holds.
             */
            number: number;
            /**
             * Action
             * @description The suggested action, in notation.
             */
            action: string;
            /** @description The same in words. */
            tell: components["schemas"]["Message"];
            /**
             * Reasons
             * @description How it changes the score, and the cost of the next best move; empty without time for it.
             */
            reasons: components["schemas"]["Message"][];
        };
        /**
         * Invited
         * @description The secret of the invitation link, for the host alone.
         */
        Invited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invited";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Invite
             * @description The secret, for the fragment of the link.
             */
            invite: string;
        };
        /**
         * LogAnswer
         * @description Earlier entries of the log.
         */
        LogAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "log_answer";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /** @description The entries that were asked for. */
            page: components["schemas"]["LogPage"];
        };
        /**
         * LogEntry
         * @description One row of the log: a decision with the chance that followed it, or an undo.
         */
        LogEntry: {
            /**
             * Number
             * @description Number of the row; row 0 is the start.
             */
            number: number;
            /**
             * Kind
             * @description What the row is.
             * @enum {string}
             */
            kind: "start" | "act" | "undo";
            /**
             * Seat
             * @description The seat that acted; None for the start.
             */
            seat: number | null;
            /**
             * By
             * @description Who acted for the seat.
             * @enum {string}
             */
            by: "person" | "bot" | "clock" | "dealer";
            /**
             * At
             * @description When, in seconds since 1970.
             */
            at: number;
            /**
             * To
             * @description The row that an `undo` went back to; later entries are undone.
             */
            to: number | null;
            /**
             * Moves
             * @description The decision and the outcomes of chance after it.
             */
            moves: components["schemas"]["MoveText"][];
            /**
             * Skipped
             * @description Moves before these: of a game that goes on from an uploaded log, row 0 may have many.
             * @default 0
             */
            skipped: number;
        };
        /**
         * LogPage
         * @description Consecutive entries of the log; if the first has a number above 0, there are earlier ones.
         */
        LogPage: {
            /**
             * Entries
             * @description The entries, the oldest first.
             */
            entries: components["schemas"]["LogEntry"][];
            /**
             * Undone
             * @description The numbers of those entries that were undone.
             */
            undone: number[];
        };
        /**
         * Luck
         * @description The hash of the secret from which a game's outcomes are drawn, see docs/luck.md.
         */
        Luck: {
            /**
             * Commitment
             * @description The BLAKE2b hash of the secret, as hexadecimal digits.
             */
            commitment: string;
            /**
             * Contributed
             * @description The seats whose browsers have contributed a random value.
             */
            contributed: number[];
        };
        /**
         * MoveText
         * @description A decision or a chance outcome in notation and in words, with what it brought.
         */
        MoveText: {
            /**
             * Move
             * @description In notation.
             */
            move: string;
            /** @description In words. */
            tell: components["schemas"]["Message"];
            /**
             * News
             * @description What it brought, in words.
             */
            news: components["schemas"]["Message"][];
            /**
             * Effects
             * @description What it did, in the order in which a table shows it.
             */
            effects: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
        };
        /**
         * Notice
         * @description A notice for the room: a bot was replaced, or a player's time is up.
         */
        Notice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notice";
            /** @description The notice. */
            message: components["schemas"]["Message"];
        };
        /**
         * Pong
         * @description The answer to `Ping`.
         */
        Pong: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * PositionFacts
         * @description What is said of the position after row `number` whenever it changes.
         */
        PositionFacts: {
            /**
             * Number
             * @description Number of the last row.
             */
            number: number;
            /**
             * To Act
             * @description None once the game is over.
             */
            to_act: number | null;
            /** @description Whose turn it is and what the seat to act decides, or who has won. */
            prompt: components["schemas"]["Message"];
            /** @description What the seat to act is asked to do, for its player; the prompt if no seat is to act. */
            request: components["schemas"]["Message"];
            /**
             * Legal
             * @description The legal actions in notation.
             */
            legal: string[];
            /**
             * Tells
             * @description The same in words, if they are few enough for a menu; otherwise empty.
             */
            tells: components["schemas"]["Message"][];
            /**
             * Scores
             * @description The points of each seat now.
             */
            scores: number[];
            /**
             * Undo
             * @description What can be undone.
             */
            undo: components["schemas"]["UndoOffer"][];
            /** @description None without a clock. */
            clocks: components["schemas"]["Clocks"] | null;
            /** @description None until the game is over. */
            result: components["schemas"]["Result"] | null;
        };
        /**
         * PreviewAnswer
         * @description The position after an action: view, scores, and the score lines of the acting seat.
         */
        PreviewAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview_answer";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Number
             * @description The row after which the answer holds.
             */
            number: number;
            /**
             * Action
             * @description The action that was asked about, in notation.
             */
            action: string;
            /**
             * Seat
             * @description The seat that acts.
             */
            seat: number;
            /** @description The action in words. */
            tell: components["schemas"]["Message"];
            /**
             * View
             * @description The table after the action, before any chance.
             */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Scores
             * @description The points of each seat then.
             */
            scores: number[];
            /**
             * Lines
             * @description The explained score of the acting seat then.
             */
            lines: components["schemas"]["ScoreLine"][];
        };
        /**
         * Proposal
         * @description Changes that the host wants; seats in `waiting` have not agreed yet.
         */
        Proposal: {
            /**
             * Number
             * @description By which an answer names this proposal.
             */
            number: number;
            /**
             * Changes
             * @description What would change, in words.
             */
            changes: components["schemas"]["Message"][];
            /**
             * Waiting
             * @description The seats that have to answer.
             */
            waiting: number[];
        };
        /**
         * Put
         * @description The new value.
         */
        Put: {
            /**
             * Put
             * @description The value.
             */
            put: components["schemas"]["JsonValue"];
        };
        /**
         * Refused
         * @description The request changed nothing.
         */
        Refused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /** @description Why. */
            reason: components["schemas"]["Message"];
            /**
             * Number
             * @description The last row, if the request was about an old position; earlier messages contain it.
             * @default null
             */
            number: number | null;
        };
        /**
         * Reload
         * @description The page is older than the server and has to reload; the connection is closed.
         */
        Reload: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reload";
            /**
             * Protocol
             * @description The number of the server's protocol.
             * @default 6
             */
            protocol: number;
        };
        /**
         * RoomChanged
         * @description Seats, settings, presence, luck, a proposal or a request for an undo have changed.
         */
        RoomChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "room_changed";
            /** @description The room as it is now. */
            room: components["schemas"]["RoomInfo"];
        };
        /**
         * RoomInfo
         * @description A room as all its clients know it.
         */
        RoomInfo: {
            /**
             * Id
             * @description The room's id, which is part of its address.
             */
            id: string;
            /**
             * Game
             * @description The key of the game, such as `akropolis`.
             */
            game: string;
            /**
             * Rules Version
             * @description The version of the rules that is played.
             */
            rules_version: number;
            /**
             * Options
             * @description The options of the game, with their values.
             */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * Status
             * @description Whether the game has begun and ended.
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /**
             * Seats
             * @description All seats, in the order of play.
             */
            seats: components["schemas"]["Seat"][];
            /** @description What the host has chosen. */
            settings: components["schemas"]["Settings"];
            /** @description Which bot levels a quick bot plays for, and why; None if all levels play themselves. */
            levels_note: components["schemas"]["Message"] | null;
            /** @description None if no undo is asked for. */
            undo_request: components["schemas"]["UndoRequest"] | null;
            /** @description None if the host proposes nothing. */
            proposal: components["schemas"]["Proposal"] | null;
            /** @description None if the luck of this game cannot be verified. */
            luck: components["schemas"]["Luck"] | null;
            /** @description Of the rematch, while the game is over and the rematch is not made. */
            next_luck: components["schemas"]["Luck"] | null;
            /**
             * Watching
             * @description Connections that hold no seat.
             */
            watching: number;
            /**
             * Created At
             * @description When the room was made, in seconds since 1970.
             */
            created_at: number;
            /**
             * Next
             * @description The room of the rematch, where the same tokens are valid.
             */
            next: string | null;
            /**
             * Daily
             * @description The day of a daily game, as 2026-11-17: only moves are allowed in it.
             */
            daily: string | null;
            /**
             * Muted Spectators
             * @description The marks of spectators from whom the host has taken the chat.
             */
            muted_spectators: string[];
        };
        /**
         * Seat
         * @description A seat and its player; `stand_in` is the bot that plays while a person is away.
         */
        Seat: {
            /**
             * Seat
             * @description Number of the seat, from 0.
             */
            seat: number;
            /**
             * Kind
             * @description Who has the seat; nobody yet if it is open.
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /**
             * Name
             * @description None for bots and for people who gave no name.
             */
            name: string | null;
            /**
             * Level
             * @description A bot's level; `greedy` or `random` after a bot has failed.
             */
            level: string | null;
            /**
             * Stand In
             * @description The level of that bot; None while the person plays.
             */
            stand_in: string | null;
            /**
             * Online
             * @description Whether a client that holds the seat is connected.
             */
            online: boolean;
            /**
             * Removal At
             * @description When a bot gets this seat for good unless its player returns, in seconds since 1970.
             */
            removal_at: number | null;
            /** @description The last player before a bot got the seat for good. */
            former: components["schemas"]["FormerPlayer"] | null;
            /** @description None for bots and for people who chose none. */
            face: components["schemas"]["Face"] | null;
            /**
             * Muted
             * @description Whether the host has taken chat and renaming from this player.
             */
            muted: boolean;
        };
        /**
         * Splice
         * @description A list in which `cut` members from index `at` on are replaced by those of `put`.
         */
        Splice: {
            /**
             * At
             * @description The index of the first member that is replaced.
             */
            at: number;
            /**
             * Cut
             * @description How many members are replaced.
             */
            cut: number;
            /**
             * Put
             * @description The members that come there.
             */
            put: components["schemas"]["JsonValue"][];
        };
        /**
         * State
         * @description The whole state: the answer to `hello`, without an id, and to `read_state`.
         */
        State: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            /**
             * Id
             * @description The id of the request; None after `hello`.
             */
            id: string | null;
            /**
             * Protocol
             * @description The number of the server's protocol.
             * @default 6
             */
            protocol: number;
            /** @description What this connection may do. */
            access: components["schemas"]["Access"];
            /** @description The room, its seats and settings. */
            room: components["schemas"]["RoomInfo"];
            /** @description None until the game has begun. */
            position: components["schemas"]["PositionView"] | null;
            /** @description The newest entries; `read_log` asks for earlier ones. */
            log: components["schemas"]["LogPage"];
            /**
             * Chat
             * @description The newest lines of the chat.
             */
            chat: components["schemas"]["ChatLine"][];
        };
        /**
         * UndoRequest
         * @description A seat asks for an undo back to row `to`; seats in `waiting` have not answered yet.
         */
        UndoRequest: {
            /**
             * Number
             * @description The row after which it was asked for.
             */
            number: number;
            /**
             * Seat
             * @description The seat that asks.
             */
            seat: number;
            /**
             * To
             * @description The row that would be the last one.
             */
            to: number;
            /**
             * Waiting
             * @description The seats that have to answer.
             */
            waiting: number[];
        };
        /**
         * WhyNotAnswer
         * @description Why the action cannot be played; None if it can.
         */
        WhyNotAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why_not_answer";
            /**
             * Id
             * @description The id of the request.
             */
            id: string;
            /**
             * Number
             * @description The row after which the answer holds.
             */
            number: number;
            /**
             * Action
             * @description The action that was asked about, in notation.
             */
            action: string;
            /** @description Why not; None if the action is legal. */
            reason: components["schemas"]["Message"] | null;
        };
        /**
         * Within
         * @description The members of an object, or of a list by index, that change; all others stay.
         */
        Within: {
            /**
             * Within
             * @description The changes by key, or by index as text.
             */
            within: {
                [key: string]: components["schemas"]["Put"] | components["schemas"]["Within"] | components["schemas"]["Splice"];
            };
        };
        ServerMessage: components["schemas"]["State"] | components["schemas"]["Event"] | components["schemas"]["RoomChanged"] | components["schemas"]["AccessChanged"] | components["schemas"]["Ack"] | components["schemas"]["Refused"] | components["schemas"]["LogAnswer"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["HintAnswer"] | components["schemas"]["ExplainAnswer"] | components["schemas"]["Chat"] | components["schemas"]["Invited"] | components["schemas"]["Notice"] | components["schemas"]["Reload"] | components["schemas"]["Error"] | components["schemas"]["Pong"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_api_rules__game___language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
                /** @description The language of the texts. */
                language: "en" | "cs" | "pl";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesPage"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    texts_api_texts__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language of the texts. */
                language: "en" | "cs" | "pl";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": string;
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pad_facts_api_pad__game__get: {
        parameters: {
            query: {
                /** @description The number of players. */
                players: number;
            };
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadFacts"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pad_score_api_pad__game__score_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PadRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadScore"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pad_legal_api_pad__game__legal_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PadRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadAnswer"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    public_rooms_api_rooms_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rooms"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_room_api_rooms_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoom"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_rooms_api_rooms_mine_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMyRooms"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRooms"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forget_me_api_rooms_forget_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgetMe"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forgotten"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renew_identity_api_identity_renew_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewIdentity"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewed"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    room_summary_api_rooms__room__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A room's id. */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomSummary"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_room_api_rooms__room__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A room's id. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRoom"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_rooms__room__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A room's id. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithTokens"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    room_log_api_rooms__room__log_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A room's id. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithTokens"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogText"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keeping_api_keeping_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keeping"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    review_log_api_log_review_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewLog"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse_log_api_log_analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyseLog"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": string;
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    push_key_api_push_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribe_api_push_subscribe_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscribe"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscribed"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe_api_push_unsubscribe_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unsubscribe"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_club_api_club_join_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinClub"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_club_api_club_leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskClub"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_membership_api_club_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskClub"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    club_table_api_club_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskClubTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubTable"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_games_api_daily_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyGames"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_daily_api_daily__game__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDaily"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStarted"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_results_api_daily__game__results_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadDaily"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyResults"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    best_daily_api_daily__game___day__best_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
                /** @description A day that is over, such as 2026-11-17. */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogText"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    puzzle_sets_api_puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleSets"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    puzzle_api_puzzles__game___number__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
                /** @description A puzzle's number, from 1 on. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleTask"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_puzzle_api_puzzles__game___number__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's key, such as akropolis. */
                game: string;
                /** @description A puzzle's number, from 1 on. */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPuzzle"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleAnswer"];
                };
            };
            /** @description Refused; the reason says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed from this origin or with these tokens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The method is not allowed. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not come in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request was first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server does not have this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing or of the wrong form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; try again in a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not respond. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
