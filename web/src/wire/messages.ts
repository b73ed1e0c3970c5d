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
            /** Log */
            log: string;
            /**
             * Start
             * @default 0
             */
            start?: number;
        };
        /**
         * Analysis
         * @description A part of an analysis: all decisions with an alternative from `start` to before `next`.
         */
        Analysis: {
            /** Game */
            game: string;
            /** Bot */
            bot: string;
            /** Start */
            start: number;
            /** Next */
            next: number | null;
            /** Total */
            total: number;
            /** Thresholds */
            thresholds: {
                [key: string]: number;
            };
            /** Moves */
            moves: components["schemas"]["JudgedMove"][];
        };
        /**
         * AnswerPuzzle
         * @description A move, in notation.
         */
        AnswerPuzzle: {
            /** Action */
            action: string;
        };
        /**
         * AskClub
         * @description A person's own secret.
         */
        AskClub: {
            /** Identity */
            identity: string;
        };
        /**
         * AskClubTable
         * @description A game, and the secret of a person whose row is to be marked.
         */
        AskClubTable: {
            /** Game */
            game: string;
            /** Identity */
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
             * @enum {string}
             */
            kind: "move" | "game";
            /** Seconds */
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
            /** Now */
            now: number;
            /** Since */
            since: number;
            /** Deadline */
            deadline: number | null;
            /** Remaining */
            remaining: number[] | null;
        };
        /**
         * ClubRating
         * @description A rating in one game; while there are too few games, it is not known.
         */
        ClubRating: {
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Rating */
            rating: number | null;
            /** Uncertainty */
            uncertainty: number | null;
        };
        /**
         * ClubRow
         * @description A player in the table.
         */
        ClubRow: {
            /** Name */
            name: string | null;
            face: components["schemas"]["Face"] | null;
            /** Me */
            me: boolean;
            /** Games */
            games: number;
            /** Rating */
            rating: number;
            /** Uncertainty */
            uncertainty: number;
        };
        /**
         * ClubTable
         * @description The players of a game with enough games, by the lower end of their ratings.
         */
        ClubTable: {
            /** Game */
            game: string;
            /** Least */
            least: number;
            /** Most Of Player */
            most_of_player: number;
            /** Most Of Pair */
            most_of_pair: number;
            /** Rows */
            rows: components["schemas"]["ClubRow"][];
        };
        /**
         * CreateRoom
         * @description A new room; with `log` the game goes on from there, else `game` and `options` count.
         */
        CreateRoom: {
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: string | boolean;
            };
            /** Seats */
            seats: (components["schemas"]["PersonSeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            settings: components["schemas"]["Settings"];
            /** Log */
            log?: string | null;
            /**
             * Contribute
             * @default false
             */
            contribute?: boolean;
            /** Identity */
            identity?: string | null;
        };
        /**
         * Created
         * @description A room and its secrets, which are shown this once.
         */
        Created: {
            /** Room */
            room: string;
            /** Host */
            host: string;
            /** Invite */
            invite: string;
            /** Seats */
            seats: components["schemas"]["HeldSeat"][];
        };
        /**
         * DailyGame
         * @description Today's game of one kind: the same luck and the same bots for all.
         */
        DailyGame: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Level */
            level: string;
            /** Commitment */
            commitment: string;
            /** Next Commitment */
            next_commitment: string;
        };
        /**
         * DailyGames
         * @description The games of today, in UTC.
         */
        DailyGames: {
            /** Day */
            day: string;
            /** Ends At */
            ends_at: number;
            /** Games */
            games: components["schemas"]["DailyGame"][];
        };
        /**
         * DailyResult
         * @description How a daily game ended for one person.
         */
        DailyResult: {
            /** Place */
            place: number;
            /** Name */
            name: string | null;
            face: components["schemas"]["Face"] | null;
            /** Mine */
            mine: boolean;
            /** Score */
            score: number;
            /** Rival */
            rival: number;
            /** Won */
            won: number;
            /** Moves */
            moves: number;
        };
        /**
         * DailyResults
         * @description The results of a day, the best first.
         */
        DailyResults: {
            /** Day */
            day: string;
            /** Over */
            over: boolean;
            /** Commitment */
            commitment: string | null;
            /** Secret */
            secret: string | null;
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["DailyResult"][];
            /** My Room */
            my_room: string | null;
        };
        /**
         * DailyStarted
         * @description The room of the attempt; `seats` is empty if it was begun before.
         */
        DailyStarted: {
            /** Room */
            room: string;
            /** Seats */
            seats: components["schemas"]["HeldSeat"][];
        };
        /**
         * Face
         * @description How a person is drawn: one of a few pictures on a colour.
         */
        Face: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "azure" | "terracotta" | "olive" | "violet" | "teal" | "gold" | "rose" | "slate";
            /**
             * Avatar
             * @enum {string}
             */
            avatar: "temple" | "tower" | "tree" | "ship" | "sun" | "fish" | "amphora" | "wheat" | "cat" | "star" | "moon" | "leaf";
        };
        /**
         * ForgetMe
         * @description The tokens of the seats whose players want their names erased.
         */
        ForgetMe: {
            /** Tokens */
            tokens: string[];
        };
        /**
         * Forgotten
         * @description The number of rooms from which a name was erased.
         */
        Forgotten: {
            /** Rooms */
            rooms: number;
        };
        /**
         * GameSheet
         * @description A game that can be played here.
         */
        GameSheet: {
            /** Game */
            game: string;
            /** Title */
            title: string;
            /** Players */
            players: number[];
            /** Minutes */
            minutes: [
                number,
                number
            ];
            /** Options */
            options: components["schemas"]["OptionSheet"][];
            /** Rules Version */
            rules_version: number;
            /**
             * Levels
             * @enum {string}
             */
            levels: "building" | "ready" | "unavailable";
        };
        /**
         * Games
         * @description All games, bot levels and languages.
         */
        Games: {
            /** Protocol */
            protocol: number;
            /** Games */
            games: components["schemas"]["GameSheet"][];
            /** Settings */
            settings: components["schemas"]["SettingSheet"][];
            /** Levels */
            levels: string[];
            /** Languages */
            languages: string[];
            /** Body Bytes */
            body_bytes: number;
        };
        /**
         * Health
         * @description Whether the server can do its work.
         */
        Health: {
            /** Ok */
            ok: boolean;
            /** Database */
            database: boolean;
            /** Writable */
            writable: boolean;
            /** Executor */
            executor: boolean;
            /** Redis */
            redis: boolean | null;
        };
        /**
         * HeldSeat
         * @description A seat and the secret with which it acts.
         */
        HeldSeat: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /**
         * JoinClub
         * @description Take part from now on, or change how one is shown.
         */
        JoinClub: {
            /** Identity */
            identity: string;
            /** Name */
            name?: string | null;
            face?: components["schemas"]["Face"] | null;
        };
        /**
         * JoinRoom
         * @description Take an open seat, the first one unless one is named; private rooms want the invitation.
         */
        JoinRoom: {
            /** Name */
            name?: string | null;
            face?: components["schemas"]["Face"] | null;
            /** Identity */
            identity?: string | null;
            /** Seat */
            seat?: number | null;
            /** Invite */
            invite?: string | null;
            /** Value */
            value?: string | null;
        };
        /**
         * Joined
         * @description The seat that was taken.
         */
        Joined: {
            /** Room */
            room: string;
            /** Seat */
            seat: number;
            /** Token */
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
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /** Action */
            action: string;
            /** Best */
            best: string;
            best_tell: components["schemas"]["Message"];
            /** Value */
            value: number;
            /** Best Value */
            best_value: number;
            /** Lost */
            lost: number;
            /** Points */
            points: number | null;
            /** Chance */
            chance: number | null;
            /** Best Chance */
            best_chance: number | null;
            /** Grade */
            grade: ("good" | "inaccuracy" | "mistake" | "blunder") | null;
            /** Seen */
            seen: boolean;
            /** Reasons */
            reasons: components["schemas"]["Message"][];
        };
        /**
         * Keeping
         * @description For how many days rooms are kept after they were last used, and players of the club.
         */
        Keeping: {
            /** Open */
            open: number;
            /** Playing */
            playing: number;
            /** Over */
            over: number;
            /** Subscriptions */
            subscriptions: number;
            /** Club */
            club: number;
        };
        /**
         * ListMyRooms
         * @description The tokens whose rooms are listed, and where the page before ended; None: the first one.
         */
        ListMyRooms: {
            /** Tokens */
            tokens: string[];
            after?: components["schemas"]["RoomCursor"] | null;
        };
        /**
         * LogText
         * @description A log that `polis replay` and this server can read.
         */
        LogText: {
            /** Log */
            log: string;
        };
        /**
         * Membership
         * @description What the club knows of a person.
         */
        Membership: {
            /** Joined */
            joined: boolean;
            /** Least */
            least: number;
            /** Ratings */
            ratings: components["schemas"]["ClubRating"][];
        };
        /**
         * Message
         * @description A key of the message files with its arguments, which may be messages themselves.
         */
        Message: {
            /** Key */
            key: string;
            /** Args */
            args: {
                [key: string]: number | string | components["schemas"]["SeatRef"] | components["schemas"]["Message"] | (number | string | components["schemas"]["SeatRef"] | components["schemas"]["Message"])[];
            };
        };
        /**
         * MyRoom
         * @description A room in which one of the given tokens is valid.
         */
        MyRoom: {
            room: components["schemas"]["RoomSummary"];
            /** Mine */
            mine: number[];
            /** Host */
            host: boolean;
            /** My Turn */
            my_turn: boolean;
            /** Moved At */
            moved_at: number | null;
        };
        /**
         * MyRooms
         * @description A page of the rooms of one's own, the newest first.
         */
        MyRooms: {
            /** Rooms */
            rooms: components["schemas"]["MyRoom"][];
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
            /** Key */
            key: string;
            /** Values */
            values: string[];
            /** Flag */
            flag: boolean;
            /** Default */
            default: string | boolean;
            /** Players */
            players: number[];
            /** Needs */
            needs: string | null;
        };
        /**
         * PadAnswer
         * @description Where the next piece could go, as `polis legal --json` prints it.
         */
        PadAnswer: {
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
        };
        /**
         * PadFacts
         * @description What a score pad for a number of players offers.
         */
        PadFacts: {
            /** Options */
            options: components["schemas"]["OptionSheet"][];
            /** Blank */
            blank: {
                [key: string]: unknown;
            };
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * PadRequest
         * @description A city or table as plain data, in the form that `polis score` reads.
         */
        PadRequest: {
            /** Table */
            table: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * PadScore
         * @description A real table, scored and explained as a room's table is.
         */
        PadScore: {
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
            /** Options */
            options: {
                [key: string]: string | boolean;
            };
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Scores */
            scores: number[];
            /** Lines */
            lines: components["schemas"]["ScoreLine"][][];
            result: components["schemas"]["Result"] | null;
        };
        /**
         * PersonSeat
         * @description A seat for the person who makes the room; several of them are a hot seat.
         */
        PersonSeat: {
            /** Name */
            name?: string | null;
            face?: components["schemas"]["Face"] | null;
            /** Identity */
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
            /** Number */
            number: number;
            /** To Act */
            to_act: number | null;
            prompt: components["schemas"]["Message"];
            prompt_others: components["schemas"]["Message"];
            /** Actions */
            actions: string[];
            /** Action Texts */
            action_texts: components["schemas"]["Message"][];
            /** Scores */
            scores: number[];
            /** Undo */
            undo: components["schemas"]["UndoOffer"][];
            clocks: components["schemas"]["Clocks"] | null;
            result: components["schemas"]["Result"] | null;
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Lines */
            lines: components["schemas"]["ScoreLine"][][];
        };
        /**
         * Problem
         * @description Why a request was refused: as a message, and as a sentence in English.
         */
        Problem: {
            reason: components["schemas"]["Message"];
            /** Text */
            text: string;
        };
        /**
         * PushKey
         * @description The server's public key; None if it pushes no notices.
         */
        PushKey: {
            /** Key */
            key: string | null;
        };
        /**
         * PuzzleAnswer
         * @description Whether the move was the best, and which one is.
         */
        PuzzleAnswer: {
            /** Right */
            right: boolean;
            /** Best */
            best: string;
            best_tell: components["schemas"]["Message"];
            second_tell: components["schemas"]["Message"];
            /** Points */
            points: number | null;
            /** Chance */
            chance: number | null;
        };
        /**
         * PuzzleSets
         * @description How many puzzles each game has.
         */
        PuzzleSets: {
            /** Counts */
            counts: {
                [key: string]: number;
            };
        };
        /**
         * PuzzleTask
         * @description A position in which one move is clearly the best.
         */
        PuzzleTask: {
            /** Game */
            game: string;
            /** Number */
            number: number;
            /** Log */
            log: string;
            /** Seat */
            seat: number;
            /** Points */
            points: number | null;
            /** Chance */
            chance: number | null;
            /** Hard */
            hard: boolean;
        };
        /**
         * ReadDaily
         * @description The day whose results are wanted, today by default, and the secret of the person who asks.
         */
        ReadDaily: {
            /** Day */
            day?: string | null;
            /** Identity */
            identity?: string | null;
        };
        /**
         * Rematch
         * @description The room of the rematch; the tokens of this room are valid there.
         */
        Rematch: {
            /** Room */
            room: string;
        };
        /**
         * RenewIdentity
         * @description A person's secret, and the one that replaces it.
         */
        RenewIdentity: {
            /** Old */
            old: string;
            /** New */
            new: string;
        };
        /**
         * Renewed
         * @description The number of rooms in which the new secret has replaced the old one.
         */
        Renewed: {
            /** Rooms */
            rooms: number;
        };
        /**
         * Result
         * @description How a game ended: points, and each seat's share of the win as a fraction such as 1/2.
         */
        Result: {
            /** Scores */
            scores: number[];
            /** Shares */
            shares: string[];
        };
        /**
         * Review
         * @description The moves of a log in words, and the position after one of them.
         */
        Review: {
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string | boolean;
            };
            /** Seats */
            seats: string[];
            /** Moves */
            moves: components["schemas"]["ReviewedMove"][];
            /** Scores */
            scores: number[][];
            /** At */
            at: number;
            position: components["schemas"]["PositionView"];
        };
        /**
         * ReviewLog
         * @description A log, and the number of moves to show the position after; None: all of them.
         */
        ReviewLog: {
            /** Log */
            log: string;
            /** At */
            at?: number | null;
            /**
             * Moves
             * @default true
             */
            moves?: boolean;
        };
        /**
         * ReviewedMove
         * @description A move of a log; `seat` is None for chance.
         */
        ReviewedMove: {
            /** Move */
            move: string;
            tell: components["schemas"]["Message"];
            /** News */
            news: components["schemas"]["Message"][];
            /** Effects */
            effects: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
            /** Seat */
            seat: number | null;
        };
        /**
         * RoomCursor
         * @description A place in a list of rooms, the newest first: the last room that was sent.
         */
        RoomCursor: {
            /** Created At */
            created_at: number;
            /** Room */
            room: string;
        };
        /**
         * RoomSummary
         * @description A room as a list shows it.
         */
        RoomSummary: {
            /** Room */
            room: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Seats */
            seats: components["schemas"]["SeatSummary"][];
            settings: components["schemas"]["Settings"];
            /** Created At */
            created_at: number;
            /** Next */
            next: string | null;
        };
        /**
         * Rooms
         * @description Some rooms, the newest first.
         */
        Rooms: {
            /** Rooms */
            rooms: components["schemas"]["RoomSummary"][];
        };
        /**
         * RulesPage
         * @description The rules of a game in our own words, as Markdown.
         */
        RulesPage: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Text */
            text: string;
        };
        /**
         * ScoreLine
         * @description One line of an explained score; `parts` only on request.
         */
        ScoreLine: {
            message: components["schemas"]["Message"];
            /** Points */
            points: number;
            /** Parts */
            parts: components["schemas"]["ScorePart"][];
        };
        /**
         * ScorePart
         * @description One component behind a score line: what it adds, or why it adds nothing.
         */
        ScorePart: {
            message: components["schemas"]["Message"];
            /** Worth */
            worth: number;
            /** Cell */
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
            /** Seat */
            seat: number;
        };
        /**
         * SeatSummary
         * @description A seat as a list of rooms shows it.
         */
        SeatSummary: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string | null;
            /** Level */
            level: string | null;
            face: components["schemas"]["Face"] | null;
        };
        /**
         * SettingSheet
         * @description A setting of a room, and the rooms in which it changes anything.
         */
        SettingSheet: {
            /** Key */
            key: string;
            /** Company */
            company: ("others" | "open") | null;
            /** Needs */
            needs: string[];
        };
        /**
         * Settings
         * @description Settings of a room, chosen by the host.
         */
        Settings: {
            /** Public */
            public: boolean;
            /** Spectators */
            spectators: boolean;
            clock: components["schemas"]["Clock"] | null;
            /**
             * Undo
             * @enum {string}
             */
            undo: "agreement" | "free";
            /**
             * Chat
             * @default true
             */
            chat?: boolean;
            /**
             * Spectator Chat
             * @default false
             */
            spectator_chat?: boolean;
            /**
             * Auto Start
             * @default true
             */
            auto_start?: boolean;
        };
        /**
         * StartDaily
         * @description Begin today's game; a person has one attempt.
         */
        StartDaily: {
            /** Name */
            name?: string | null;
            face?: components["schemas"]["Face"] | null;
            /** Identity */
            identity: string;
        };
        /**
         * Subscribe
         * @description A person's secret, and where and how the person's browser is notified.
         */
        Subscribe: {
            /** Identity */
            identity: string;
            /** Endpoint */
            endpoint: string;
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * Subscribed
         * @description How many browsers of the person are notified now.
         */
        Subscribed: {
            /** Devices */
            devices: number;
        };
        /**
         * UndoOffer
         * @description An undo that a seat can have: back to row `to`, if the players of `needs` agree.
         */
        UndoOffer: {
            /** Seat */
            seat: number;
            /** To */
            to: number;
            /** Needs */
            needs: number[];
        };
        /**
         * Unsubscribe
         * @description A person's secret, and the browser that is not notified any more; None: all of them.
         */
        Unsubscribe: {
            /** Identity */
            identity: string;
            /** Endpoint */
            endpoint?: string | null;
        };
        /**
         * Unsubscribed
         * @description How many browsers are not notified any more.
         */
        Unsubscribed: {
            /** Devices */
            devices: number;
        };
        /**
         * WithTokens
         * @description A request whose rights depend on tokens; tokens are never part of an address.
         */
        WithTokens: {
            /** Tokens */
            tokens?: string[];
        };
        /**
         * Act
         * @description Play an action in notation; `number` is the last row the client has seen.
         */
        Act: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Action */
            action: string;
        };
        /**
         * Answer
         * @description Agree to another seat's request for an undo, or refuse it.
         */
        Answer: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Agree */
            agree: boolean;
        };
        /**
         * AnswerProposal
         * @description Agree to a proposal of the host, or refuse it; without a seat the host drops it.
         */
        AnswerProposal: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_proposal";
            /** Proposal */
            proposal: number;
            /** Seat */
            seat: number | null;
            /** Agree */
            agree: boolean;
        };
        /**
         * ChangeSeat
         * @description The host, before the start, opens a seat, which revokes its token, or gives it a bot.
         */
        ChangeSeat: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "change_seat";
            /** Seat */
            seat: number;
            /** Level */
            level: ("apprentice" | "builder" | "architect" | "master") | null;
        };
        /**
         * ChangeSettings
         * @description The host changes the settings; once the game has begun, players agree to undo and clock.
         */
        ChangeSettings: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settings";
            settings: components["schemas"]["Settings"];
        };
        /**
         * Contribute
         * @description A random value of this browser for the luck of a seat's next game.
         *
         *     The browser has seen the hash of the server's secret before.
         */
        Contribute: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contribute";
            /** Seat */
            seat: number;
            /** Value */
            value: string;
        };
        /**
         * EraseLine
         * @description The host erases what a line of the chat says and who said it; announcements stay.
         */
        EraseLine: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "erase_line";
            /** Line */
            line: number;
        };
        /**
         * Explain
         * @description Ask for a seat's score with every component that counts or does not.
         */
        Explain: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "explain";
            /** Number */
            number: number;
            /** Seat */
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
            /** Protocol */
            protocol: number;
            /** Room */
            room: string;
            /**
             * Tokens
             * @default []
             */
            tokens?: string[];
            /**
             * Seen
             * @default -1
             */
            seen?: number;
        };
        /**
         * Hint
         * @description Ask what a strong bot would play for the seat to act.
         */
        Hint: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Number */
            number: number;
        };
        /**
         * MuteSeat
         * @description The host takes chat and renaming from a player, or gives them back.
         */
        MuteSeat: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute_seat";
            /** Seat */
            seat: number;
            /** Muted */
            muted: boolean;
        };
        /**
         * MuteSpectator
         * @description The host takes the chat from a spectator who has written, or gives it back.
         */
        MuteSpectator: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute_spectator";
            /** Spectator */
            spectator: string;
            /** Muted */
            muted: boolean;
        };
        /**
         * NewInvite
         * @description The host asks for a new secret of the invitation link; the old one becomes invalid.
         */
        NewInvite: {
            /** Id */
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
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /** Number */
            number: number;
            /** Action */
            action: string;
        };
        /**
         * ReadLog
         * @description Ask for a page of the log: the entries before row `before`.
         *
         *     With `before` 1 and `lines`, ask for row 0 with the lines before that one.
         */
        ReadLog: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "read_log";
            /** Before */
            before: number;
            /**
             * Lines
             * @default null
             */
            lines?: number | null;
        };
        /**
         * ReadState
         * @description Ask for the whole state, after a change that builds on a position not seen here.
         */
        ReadState: {
            /** Id */
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
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rename";
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * ResumeSeat
         * @description Take a seat that this client holds back from the bot that plays for it.
         */
        ResumeSeat: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume_seat";
            /** Seat */
            seat: number;
        };
        /**
         * RevokeSeat
         * @description The host revokes a seat's token; in a running game a bot of this level takes the seat.
         *
         *     In a running game a present player has to agree, and an absent one has time to return.
         */
        RevokeSeat: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "revoke_seat";
            /** Seat */
            seat: number;
            /**
             * Level
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
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "say";
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /**
             * Identity
             * @default null
             */
            identity?: string | null;
            /** Text */
            text: string;
        };
        /**
         * Start
         * @description The host begins the game; seats still open get a bot of this level.
         */
        Start: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start";
            /**
             * Level
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
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "substitute_bot";
            /** Seat */
            seat: number;
            /**
             * Level
             * @enum {string}
             */
            level: "apprentice" | "builder" | "architect" | "master";
        };
        /**
         * Undo
         * @description Undo the seat's last decision and all that followed, or ask the other players for it.
         */
        Undo: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
            /** Number */
            number: number;
            /** Seat */
            seat: number;
        };
        /**
         * WhyNot
         * @description Ask why an action cannot be played now.
         */
        WhyNot: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why_not";
            /** Number */
            number: number;
            /** Action */
            action: string;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["Answer"] | components["schemas"]["Preview"] | components["schemas"]["WhyNot"] | components["schemas"]["Hint"] | components["schemas"]["Explain"] | components["schemas"]["ReadState"] | components["schemas"]["ReadLog"] | components["schemas"]["Say"] | components["schemas"]["Rename"] | components["schemas"]["SubstituteBot"] | components["schemas"]["ResumeSeat"] | components["schemas"]["ChangeSettings"] | components["schemas"]["ChangeSeat"] | components["schemas"]["RevokeSeat"] | components["schemas"]["MuteSeat"] | components["schemas"]["MuteSpectator"] | components["schemas"]["EraseLine"] | components["schemas"]["AnswerProposal"] | components["schemas"]["Contribute"] | components["schemas"]["NewInvite"] | components["schemas"]["Start"] | components["schemas"]["Ping"];
        /**
         * Access
         * @description What this connection may do.
         */
        Access: {
            /** Seats */
            seats: number[];
            /** Host */
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
            /** Id */
            id: string;
            /** Number */
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
            /** Line */
            line: number;
            /** Seat */
            seat: number | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
            message: components["schemas"]["Message"] | null;
            /** Watching */
            watching: boolean;
            /** Spectator */
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
             * @default null
             */
            id: string | null;
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
            /** Number */
            number: number;
            /** Base */
            base: number | null;
            /** Entries */
            entries: components["schemas"]["LogEntry"][];
            position: components["schemas"]["PositionFacts"];
            /** View */
            view: components["schemas"]["Put"] | components["schemas"]["Within"] | components["schemas"]["Splice"];
            /** Lines */
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
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Points */
            points: number;
            /** Lines */
            lines: components["schemas"]["ScoreLine"][];
        };
        /**
         * FormerPlayer
         * @description A player whose seat was given to a bot; rows up to number `until` are this player's.
         */
        FormerPlayer: {
            /** Name */
            name: string | null;
            /** Until */
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
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Action */
            action: string;
            tell: components["schemas"]["Message"];
            /** Reasons */
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
            /** Id */
            id: string;
            /** Invite */
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
            /** Id */
            id: string;
            page: components["schemas"]["LogPage"];
        };
        /**
         * LogEntry
         * @description One row of the log: a decision with the chance that followed it, or an undo.
         */
        LogEntry: {
            /** Number */
            number: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "act" | "undo";
            /** Seat */
            seat: number | null;
            /**
             * By
             * @enum {string}
             */
            by: "person" | "bot" | "clock" | "dealer";
            /** At */
            at: number;
            /** To */
            to: number | null;
            /** Lines */
            lines: components["schemas"]["MoveText"][];
            /**
             * Skipped
             * @default 0
             */
            skipped: number;
        };
        /**
         * LogPage
         * @description Consecutive entries of the log; if the first has a number above 0, there are earlier ones.
         */
        LogPage: {
            /** Entries */
            entries: components["schemas"]["LogEntry"][];
            /** Undone */
            undone: number[];
        };
        /**
         * Luck
         * @description The hash of the secret from which a game's outcomes are drawn, see docs/luck.md.
         */
        Luck: {
            /** Commitment */
            commitment: string;
            /** Contributed */
            contributed: number[];
        };
        /**
         * MoveText
         * @description A decision or a chance outcome in notation and in words, with what it brought.
         */
        MoveText: {
            /** Move */
            move: string;
            tell: components["schemas"]["Message"];
            /** News */
            news: components["schemas"]["Message"][];
            /** Effects */
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
            /** Number */
            number: number;
            /** To Act */
            to_act: number | null;
            prompt: components["schemas"]["Message"];
            prompt_others: components["schemas"]["Message"];
            /** Actions */
            actions: string[];
            /** Action Texts */
            action_texts: components["schemas"]["Message"][];
            /** Scores */
            scores: number[];
            /** Undo */
            undo: components["schemas"]["UndoOffer"][];
            clocks: components["schemas"]["Clocks"] | null;
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
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Action */
            action: string;
            /** Seat */
            seat: number;
            tell: components["schemas"]["Message"];
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Scores */
            scores: number[];
            /** Lines */
            lines: components["schemas"]["ScoreLine"][];
        };
        /**
         * Proposal
         * @description Changes that the host wants; seats in `waiting` have not agreed yet.
         */
        Proposal: {
            /** Number */
            number: number;
            /** Changes */
            changes: components["schemas"]["Message"][];
            /** Waiting */
            waiting: number[];
        };
        /**
         * Put
         * @description The new value.
         */
        Put: {
            /** Put */
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
            /** Id */
            id: string;
            reason: components["schemas"]["Message"];
            /**
             * Number
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
             * @default 5
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
            room: components["schemas"]["RoomInfo"];
        };
        /**
         * RoomInfo
         * @description A room as all its clients know it.
         */
        RoomInfo: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules Version */
            rules_version: number;
            /** Options */
            options: {
                [key: string]: string | boolean;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Seats */
            seats: components["schemas"]["Seat"][];
            settings: components["schemas"]["Settings"];
            levels_note: components["schemas"]["Message"] | null;
            undo_request: components["schemas"]["UndoRequest"] | null;
            proposal: components["schemas"]["Proposal"] | null;
            luck: components["schemas"]["Luck"] | null;
            next_luck: components["schemas"]["Luck"] | null;
            /** Watching */
            watching: number;
            /** Created At */
            created_at: number;
            /** Next */
            next: string | null;
            /** Daily */
            daily: string | null;
            /** Muted Spectators */
            muted_spectators: string[];
        };
        /**
         * Seat
         * @description A seat and its player; `stand_in` is the bot that plays while a person is away.
         */
        Seat: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string | null;
            /** Level */
            level: string | null;
            /** Stand In */
            stand_in: string | null;
            /** Online */
            online: boolean;
            /** Removal At */
            removal_at: number | null;
            former: components["schemas"]["FormerPlayer"] | null;
            face: components["schemas"]["Face"] | null;
            /** Muted */
            muted: boolean;
        };
        /**
         * Splice
         * @description A list in which `cut` members from index `at` on are replaced by those of `put`.
         */
        Splice: {
            /** At */
            at: number;
            /** Cut */
            cut: number;
            /** Put */
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
            /** Id */
            id: string | null;
            /**
             * Protocol
             * @default 5
             */
            protocol: number;
            access: components["schemas"]["Access"];
            room: components["schemas"]["RoomInfo"];
            position: components["schemas"]["PositionView"] | null;
            log: components["schemas"]["LogPage"];
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
        };
        /**
         * UndoRequest
         * @description A seat asks for an undo back to row `to`; seats in `waiting` have not answered yet.
         */
        UndoRequest: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** To */
            to: number;
            /** Waiting */
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
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Action */
            action: string;
            reason: components["schemas"]["Message"] | null;
        };
        /**
         * Within
         * @description The members of an object, or of a list by index, that change; all others stay.
         */
        Within: {
            /** Within */
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
