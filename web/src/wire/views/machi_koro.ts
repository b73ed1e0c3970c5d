/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * City
         * @description A player's coins and buildings.
         */
        readonly City: {
            readonly coins: number;
            /** @description The mean of what a round brings. */
            readonly income: number;
            /** @description How many of each establishment. */
            readonly cards: {
                readonly [key: string]: number;
            };
            /** @description The landmarks that are built. */
            readonly landmarks: readonly string[];
        };
        /**
         * Landmark
         * @description A landmark and its cost.
         */
        readonly Landmark: {
            readonly key: string;
            readonly cost: number;
        };
        /**
         * Payment
         * @description A payment after the last roll.
         */
        readonly Payment: {
            /** @description Null is the bank. */
            readonly payer: number | null;
            readonly payee: number;
            readonly card: string;
            readonly owed: number;
            readonly paid: number;
        };
        /**
         * Pile
         * @description An establishment of the supply.
         */
        readonly Pile: {
            readonly key: string;
            /** @enum {string} */
            readonly colour: "blue" | "green" | "red" | "purple";
            readonly symbol: string;
            readonly roll: readonly [
                number,
                number
            ];
            readonly cost: number;
            readonly left: number;
            /** @description What one more card would add to each seat's mean income of a round. */
            readonly gain: readonly number[];
        };
        /**
         * Rolls
         * @description Every sum of so many dice.
         */
        readonly Rolls: {
            readonly dice: number;
            /** @description What each seat would gain or lose on average. */
            readonly means: readonly number[];
            readonly sums: readonly components["schemas"]["Sum"][];
        };
        /**
         * Sum
         * @description One sum of a roll.
         */
        readonly Sum: {
            readonly sum: number;
            /** @description The chance out of 36. */
            readonly of36: number;
            /** @description What each seat would gain or lose. */
            readonly coins: readonly number[];
        };
        /**
         * View
         * @description A whole position.
         */
        readonly View: {
            readonly turn: number;
            readonly seat: number;
            /** @enum {string} */
            readonly phase: "deal" | "dice" | "roll" | "radio" | "tv" | "swap" | "build" | "refill" | "over";
            readonly dice: readonly number[];
            readonly cities: readonly components["schemas"]["City"][];
            readonly supply: readonly components["schemas"]["Pile"][];
            /** @description Cards that are still to be turned up; null if all lie open. */
            readonly deck: number | null;
            readonly landmarks: readonly components["schemas"]["Landmark"][];
            /** @description By roller, then by the number of dice the roller may choose. */
            readonly odds: readonly (readonly components["schemas"]["Rolls"][])[];
            readonly payments: readonly components["schemas"]["Payment"][];
        };
        /** @enum {string} */
        readonly Colour: "blue" | "green" | "red" | "purple";
        /** @enum {string} */
        readonly Phase: "deal" | "dice" | "roll" | "radio" | "tv" | "swap" | "build" | "refill" | "over";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type City = components['schemas']['City'];
export type Landmark = components['schemas']['Landmark'];
export type Payment = components['schemas']['Payment'];
export type Pile = components['schemas']['Pile'];
export type Rolls = components['schemas']['Rolls'];
export type Sum = components['schemas']['Sum'];
export type View = components['schemas']['View'];
export type Colour = components['schemas']['Colour'];
export type Phase = components['schemas']['Phase'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export const COLOURS = ["blue","green","red","purple"] as const satisfies readonly Colour[];
export const PHASES = ["deal","dice","roll","radio","tv","swap","build","refill","over"] as const satisfies readonly Phase[];
