/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Built
         * @description A monument is complete.
         */
        readonly Built: {
            /** @constant */
            readonly kind: "monument";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description All its cells. */
            readonly cells: readonly string[];
        };
        /**
         * Card
         * @description The automaton draws a card.
         */
        readonly Card: {
            /** @constant */
            readonly kind: "card";
            /** @description From 1, as in the view. */
            readonly number: number;
            /** @description Whether all its cards are shuffled again. */
            readonly reshuffled: boolean;
        };
        /**
         * Discard
         * @description A piece leaves the market.
         */
        readonly Discard: {
            /** @constant */
            readonly kind: "discard";
            readonly piece: components["schemas"]["Piece"];
            /** @description As in `take`. */
            readonly slot: number | null;
            /**
             * @description Unsold at the end of a round, or taken by the automaton, which keeps monuments.
             * @enum {string}
             */
            readonly reason: "round" | "automaton";
        };
        /**
         * End
         * @description The game is over.
         */
        readonly End: {
            /** @constant */
            readonly kind: "end";
            readonly winners: readonly number[];
            /** @enum {string} */
            readonly reason: "population" | "rounds";
            /** @description What decided among the players with most points; null if the points or nothing did. */
            readonly tie_break: "monuments" | null;
        };
        /**
         * LastRound
         * @description The game ends with this round.
         */
        readonly LastRound: {
            /** @constant */
            readonly kind: "last-round";
            /** @enum {string} */
            readonly reason: "population" | "rounds";
            /** @description The seat whose population is full; null in the tenth round. */
            readonly seat: number | null;
        };
        /**
         * Lay
         * @description A piece, or a part of one, goes from the hand onto the map.
         */
        readonly Lay: {
            /** @constant */
            readonly kind: "lay";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description The cells of this part. */
            readonly cells: readonly string[];
            /** @description Whether it is the free road of the first turn, which comes from the box. */
            readonly free: boolean;
            /** @description Whether it was the last part. */
            readonly done: boolean;
        };
        /**
         * Loan
         * @description A loan is taken, or repaid.
         */
        readonly Loan: {
            /** @constant */
            readonly kind: "loan";
            readonly seat: number;
            readonly taken: boolean;
        };
        /**
         * Map
         * @description A seat gets its map.
         */
        readonly Map: {
            /** @constant */
            readonly kind: "map";
            readonly seat: number;
            readonly map: string;
        };
        /**
         * Objective
         * @description An objective is drawn or chosen.
         */
        readonly Objective: {
            /** @constant */
            readonly kind: "objective";
            /** @description From 1, as in the view. */
            readonly number: number;
            /** @description Who has chosen it; null if it is drawn. */
            readonly seat: number | null;
        };
        /**
         * Out
         * @description A seat is out of the round.
         */
        readonly Out: {
            /** @constant */
            readonly kind: "out";
            readonly seat: number;
        };
        /**
         * Pay
         * @description Coins change hands.
         */
        readonly Pay: {
            /** @constant */
            readonly kind: "pay";
            readonly payer: number | null;
            readonly payee: number | null;
            readonly amount: number;
            /**
             * @description For a purchase, a loan or its repayment; lost when a seat is out; new in a new round.
             * @enum {string}
             */
            readonly reason: "buy" | "loan" | "repay" | "lost" | "round";
            /** @description What is bought. */
            readonly piece: components["schemas"]["Piece"] | null;
        };
        /**
         * Pedestal
         * @description A seat puts its leader onto a pedestal and will have this place in the next round.
         */
        readonly Pedestal: {
            /** @constant */
            readonly kind: "pedestal";
            readonly seat: number;
            /** @description From 1. */
            readonly number: number;
        };
        /**
         * Piece
         * @description Something that can be bought.
         */
        readonly Piece: {
            /** @enum {string} */
            readonly type: "road" | "set" | "tower" | "pedestal" | "building" | "monument";
            /** @description A stack's or a monument's id as in the view, a pedestal's number from 1, else the type. */
            readonly key: string;
            /** @description The type of a building. */
            readonly letter: ("B" | "F" | "H" | "M" | "T") | null;
            /** @description The symbols on a building. */
            readonly gains: components["schemas"]["Resources"] | null;
        };
        /**
         * Resources
         * @description A number for each resource.
         */
        readonly Resources: {
            readonly food: number;
            readonly ceramics: number;
            readonly gears: number;
        };
        /**
         * Reveal
         * @description A building or a monument comes into the market.
         */
        readonly Reveal: {
            /** @constant */
            readonly kind: "reveal";
            readonly piece: components["schemas"]["Piece"];
            /** @description As in `take`. */
            readonly slot: number | null;
        };
        /**
         * Round
         * @description A round begins: the supply is full again, the pedestals are free.
         */
        readonly Round: {
            /** @constant */
            readonly kind: "round";
            /** @description From 1. */
            readonly number: number;
            /** @description The seats in turn order. */
            readonly order: readonly number[];
            /** @description Long roads on offer. */
            readonly roads: number;
            /** @description Sets of short roads on offer. */
            readonly sets: number;
            /** @description Towers on offer. */
            readonly towers: number;
        };
        /**
         * Score
         * @description The points of a seat change.
         */
        readonly Score: {
            /** @constant */
            readonly kind: "score";
            readonly seat: number;
            readonly before: number;
            readonly after: number;
        };
        /**
         * Take
         * @description A piece goes from the market into the hand.
         */
        readonly Take: {
            /** @constant */
            readonly kind: "take";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description The place of a monument in the display, from 0; null for other pieces. */
            readonly slot: number | null;
        };
        /**
         * Track
         * @description A marker moves on a track.
         */
        readonly Track: {
            /** @constant */
            readonly kind: "track";
            readonly seat: number;
            readonly track: ("food" | "ceramics" | "gears") | "population";
            readonly before: number;
            readonly after: number;
        };
        /**
         * Turn
         * @description A turn begins.
         */
        readonly Turn: {
            /** @constant */
            readonly kind: "turn";
            readonly seat: number;
            /** @description Whether the turn before it was of the same seat. */
            readonly again: boolean;
        };
        readonly Effect: components["schemas"]["Take"] | components["schemas"]["Lay"] | components["schemas"]["Built"] | components["schemas"]["Pay"] | components["schemas"]["Track"] | components["schemas"]["Loan"] | components["schemas"]["Pedestal"] | components["schemas"]["Out"] | components["schemas"]["LastRound"] | components["schemas"]["Discard"] | components["schemas"]["Round"] | components["schemas"]["Reveal"] | components["schemas"]["Map"] | components["schemas"]["Objective"] | components["schemas"]["Card"] | components["schemas"]["Score"] | components["schemas"]["Turn"] | components["schemas"]["End"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Built = components['schemas']['Built'];
export type Card = components['schemas']['Card'];
export type Discard = components['schemas']['Discard'];
export type End = components['schemas']['End'];
export type LastRound = components['schemas']['LastRound'];
export type Lay = components['schemas']['Lay'];
export type Loan = components['schemas']['Loan'];
export type Map = components['schemas']['Map'];
export type Objective = components['schemas']['Objective'];
export type Out = components['schemas']['Out'];
export type Pay = components['schemas']['Pay'];
export type Pedestal = components['schemas']['Pedestal'];
export type Piece = components['schemas']['Piece'];
export type Resources = components['schemas']['Resources'];
export type Reveal = components['schemas']['Reveal'];
export type Round = components['schemas']['Round'];
export type Score = components['schemas']['Score'];
export type Take = components['schemas']['Take'];
export type Track = components['schemas']['Track'];
export type Turn = components['schemas']['Turn'];
export type Effect = components['schemas']['Effect'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
