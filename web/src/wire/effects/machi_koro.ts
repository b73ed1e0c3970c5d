/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Build
         * @description A card goes from the supply into a city, or a landmark is turned over.
         */
        readonly Build: {
            /** @constant */
            readonly kind: "build";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description How many of these cards the supply still has; null for a landmark. */
            readonly left: number | null;
        };
        /**
         * Decline
         * @description A seat does not do what it could.
         */
        readonly Decline: {
            /** @constant */
            readonly kind: "decline";
            readonly seat: number;
            /** @enum {string} */
            readonly what: "reroll" | "swap" | "build";
        };
        /**
         * End
         * @description The game is over.
         */
        readonly End: {
            /** @constant */
            readonly kind: "end";
            readonly winners: readonly number[];
            /** @constant */
            readonly reason: "landmarks";
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
            /** @enum {string} */
            readonly reason: "income" | "build";
            /** @description The card that pays, or the card that is paid for. */
            readonly piece: components["schemas"]["Piece"];
            /** @description How many cards of this kind the payee has; 1 if a card is paid for. */
            readonly cards: number;
            /** @description More than `amount` if the payer has too little. */
            readonly owed: number;
        };
        /**
         * Piece
         * @description A card.
         */
        readonly Piece: {
            /** @enum {string} */
            readonly type: "establishment" | "landmark";
            readonly key: string;
        };
        /**
         * Reveal
         * @description A card goes from the deck into the supply.
         */
        readonly Reveal: {
            /** @constant */
            readonly kind: "reveal";
            readonly piece: components["schemas"]["Piece"];
            /** @description How many of these cards the supply has then. */
            readonly left: number;
        };
        /**
         * Roll
         * @description Dice are rolled; payments that follow at once are in the same move.
         */
        readonly Roll: {
            /** @constant */
            readonly kind: "roll";
            readonly seat: number;
            readonly dice: readonly number[];
            readonly total: number;
            /** @description Whether the roller uses the radio tower to roll again. */
            readonly again: boolean;
            /**
             * @description True: no decision of the roller comes before it, so it lies in the row of an earlier move.
             *
             *     The roller's table can hide this move and the rest of the row until a button is pressed.
             */
            readonly waits: boolean;
            /** @description The coins of every seat before the payments of this roll. */
            readonly coins: readonly number[];
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
         * Swap
         * @description Two cards change cities.
         */
        readonly Swap: {
            /** @constant */
            readonly kind: "swap";
            readonly seat: number;
            readonly other: number;
            /** @description From `seat` to `other`. */
            readonly given: components["schemas"]["Piece"];
            /** @description From `other` to `seat`. */
            readonly taken: components["schemas"]["Piece"];
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
        readonly Effect: components["schemas"]["Roll"] | components["schemas"]["Pay"] | components["schemas"]["Build"] | components["schemas"]["Swap"] | components["schemas"]["Decline"] | components["schemas"]["Reveal"] | components["schemas"]["Score"] | components["schemas"]["Turn"] | components["schemas"]["End"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Build = components['schemas']['Build'];
export type Decline = components['schemas']['Decline'];
export type End = components['schemas']['End'];
export type Pay = components['schemas']['Pay'];
export type Piece = components['schemas']['Piece'];
export type Reveal = components['schemas']['Reveal'];
export type Roll = components['schemas']['Roll'];
export type Score = components['schemas']['Score'];
export type Swap = components['schemas']['Swap'];
export type Turn = components['schemas']['Turn'];
export type Effect = components['schemas']['Effect'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
