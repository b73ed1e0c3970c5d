/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * City
         * @description A player's city and its score.
         */
        readonly City: {
            readonly stones: number;
            readonly total: number;
            readonly kinds: components["schemas"]["Kinds"];
            readonly cells: readonly components["schemas"]["Column"][];
        };
        /**
         * Column
         * @description The top of one column of a city.
         */
        readonly Column: {
            readonly at: readonly [
                number,
                number
            ];
            /** @description A district `hmbtg`, a quarry `q`, or a plaza `HMBTG`. */
            readonly hex: string;
            readonly level: number;
            /** @description Of a plaza. */
            readonly stars?: number;
            /**
             * @description Why a district counts, or does not.
             * @enum {string}
             */
            readonly reason?: "counts" | "doubles" | "not-largest" | "beside-market" | "not-on-edge" | "not-surrounded";
            /** @description What a district adds to the value of its kind. */
            readonly worth?: number;
        };
        /**
         * KindScore
         * @description The points of one kind: its value times its stars.
         */
        readonly KindScore: {
            readonly value: number;
            readonly stars: number;
            readonly points: number;
        };
        /**
         * Kinds
         * @description The score of each kind.
         */
        readonly Kinds: {
            readonly house: components["schemas"]["KindScore"];
            readonly market: components["schemas"]["KindScore"];
            readonly barracks: components["schemas"]["KindScore"];
            readonly temple: components["schemas"]["KindScore"];
            readonly garden: components["schemas"]["KindScore"];
        };
        /**
         * SiteTile
         * @description A tile of the construction site.
         */
        readonly SiteTile: {
            readonly tile: string;
            readonly price: number;
        };
        /**
         * Unseen
         * @description The tiles that are still to come.
         */
        readonly Unseen: {
            readonly tiles: number;
            /** @description How many hexes of each letter they have. */
            readonly hexes: {
                readonly [key: string]: number;
            };
        };
        /**
         * View
         * @description A whole position.
         */
        readonly View: {
            readonly turn: number;
            readonly seat: number;
            readonly site: readonly components["schemas"]["SiteTile"][];
            /** @description How many tiles the site has at the beginning of a round. */
            readonly site_size: number;
            readonly hand: string | null;
            readonly unseen: components["schemas"]["Unseen"];
            readonly cities: readonly components["schemas"]["City"][];
        };
        /** @enum {string} */
        readonly Kind: "house" | "market" | "barracks" | "temple" | "garden";
        readonly Cell: readonly [
            number,
            number
        ];
        /** @enum {string} */
        readonly Reason: "counts" | "doubles" | "not-largest" | "beside-market" | "not-on-edge" | "not-surrounded";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type City = components['schemas']['City'];
export type Column = components['schemas']['Column'];
export type KindScore = components['schemas']['KindScore'];
export type Kinds = components['schemas']['Kinds'];
export type SiteTile = components['schemas']['SiteTile'];
export type Unseen = components['schemas']['Unseen'];
export type View = components['schemas']['View'];
export type Kind = components['schemas']['Kind'];
export type Cell = components['schemas']['Cell'];
export type Reason = components['schemas']['Reason'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export const KINDS = ["house","market","barracks","temple","garden"] as const satisfies readonly Kind[];
export const REASONS = ["counts","doubles","not-largest","beside-market","not-on-edge","not-surrounded"] as const satisfies readonly Reason[];
