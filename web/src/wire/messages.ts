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
         * @description The games, their options, and how far their preparation has come.
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
         * @description The rooms in which one of these tokens is valid.
         */
        post: operations["my_rooms_api_rooms_mine_post"];
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
            /** Seconds */
            seconds: number;
            /** Start */
            start: number;
            /** Next */
            next: number | null;
            /** Total */
            total: number;
            /** Moves */
            moves: components["schemas"]["JudgedMove"][];
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
            preparation: components["schemas"]["Preparation"];
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
            /** Levels */
            levels: string[];
            /** Languages */
            languages: string[];
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
         * JoinRoom
         * @description Take an open seat, the first one unless one is named; private rooms want the invitation.
         */
        JoinRoom: {
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
            /** Invite */
            invite?: string | null;
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
         * @description A decision, the best alternative, and the value lost, in the unit of the judging bot.
         *
         *     `at` is the number of moves before it, so it is `moves[at]` of a review.
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
            /** Seen */
            seen: boolean;
            /** Reasons */
            reasons: components["schemas"]["Message"][];
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
        };
        /**
         * MyRooms
         * @description The rooms of one's own, the newest first.
         */
        MyRooms: {
            /** Rooms */
            rooms: components["schemas"]["MyRoom"][];
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
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
            /** Name */
            name: string;
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
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Scores */
            scores: number[];
            /** Lines */
            lines: components["schemas"]["ScoreLine"][][];
            /** Undo */
            undo: components["schemas"]["UndoOffer"][];
            clocks: components["schemas"]["Clocks"] | null;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * Preparation
         * @description How far the compiling of a game's rules has come.
         */
        Preparation: {
            /** Ready */
            ready: boolean;
            /** Step */
            step: string | null;
            /** Done */
            done: number;
            /** Total */
            total: number;
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
         * Rematch
         * @description The room of the rematch; the tokens of this room are valid there.
         */
        Rematch: {
            /** Room */
            room: string;
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
            /** Seat */
            seat: number | null;
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
            /**
             * Parts
             * @default []
             */
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
         * @description The host changes the settings.
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
         * @description A line for the room's chat, from a seat that this client holds, or as the host.
         */
        Say: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "say";
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
         *     Players can do this for themselves and for absent players, the host for any seat.
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
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["Answer"] | components["schemas"]["Preview"] | components["schemas"]["WhyNot"] | components["schemas"]["Hint"] | components["schemas"]["Explain"] | components["schemas"]["Say"] | components["schemas"]["Rename"] | components["schemas"]["SubstituteBot"] | components["schemas"]["ResumeSeat"] | components["schemas"]["ChangeSettings"] | components["schemas"]["ChangeSeat"] | components["schemas"]["RevokeSeat"] | components["schemas"]["NewInvite"] | components["schemas"]["Start"] | components["schemas"]["Ping"];
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
         * @description A new line of the chat.
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
         * @description One line of a room's chat; `seat` is None for a host without a seat.
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
         * @description Rows were added: the new entries of the log and the position after them.
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
            /** Entries */
            entries: components["schemas"]["LogEntry"][];
            position: components["schemas"]["PositionView"];
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
            /** Undone */
            undone: boolean;
            /** Lines */
            lines: components["schemas"]["MoveText"][];
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
        };
        /**
         * Notice
         * @description A notice for the room: a bot was replaced, the game is still being prepared.
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
         * Refused
         * @description The request changed nothing; `state` is set if the client has seen an old position.
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
            /** @default null */
            state: components["schemas"]["State"] | null;
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
             * @default 2
             */
            protocol: number;
        };
        /**
         * RoomChanged
         * @description Seats, settings, presence or a request for an undo have changed.
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
            undo_request: components["schemas"]["UndoRequest"] | null;
            /** Watching */
            watching: number;
            /** Created At */
            created_at: number;
            /** Next */
            next: string | null;
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
        };
        /**
         * State
         * @description The whole state: the answer to `hello`, and to requests based on an old position.
         */
        State: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            /**
             * Protocol
             * @default 2
             */
            protocol: number;
            access: components["schemas"]["Access"];
            room: components["schemas"]["RoomInfo"];
            position: components["schemas"]["PositionView"] | null;
            /** Log */
            log: components["schemas"]["LogEntry"][];
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
        ServerMessage: components["schemas"]["State"] | components["schemas"]["Event"] | components["schemas"]["RoomChanged"] | components["schemas"]["AccessChanged"] | components["schemas"]["Ack"] | components["schemas"]["Refused"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["HintAnswer"] | components["schemas"]["ExplainAnswer"] | components["schemas"]["Chat"] | components["schemas"]["Invited"] | components["schemas"]["Notice"] | components["schemas"]["Reload"] | components["schemas"]["Error"] | components["schemas"]["Pong"];
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
            /** @description The game is still being prepared, or the database does not respond. */
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
