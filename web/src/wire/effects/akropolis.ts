/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * End
         * @description The game is over.
         */
        readonly End: {
            /** @constant */
            readonly kind: "end";
            readonly winners: readonly number[];
            /** @constant */
            readonly reason: "tiles";
            /** @description What decided among the players with most points; null if the points or nothing did. */
            readonly tie_break: "stones" | null;
        };
        /**
         * Hex
         * @description One hex of a placed tile.
         */
        readonly Hex: {
            readonly at: readonly [
                number,
                number
            ];
            readonly hex: string;
            readonly level: number;
            /** @description The hex below it; null on the ground. */
            readonly covers: string | null;
        };
        /**
         * Pay
         * @description Stones go to the supply for a tile, or come from it for covered quarries.
         */
        readonly Pay: {
            /** @constant */
            readonly kind: "pay";
            readonly payer: number | null;
            readonly payee: number | null;
            readonly amount: number;
            /** @description The covered quarries, one for each stone; empty if a tile is paid for. */
            readonly cells: readonly (readonly [
                number,
                number
            ])[];
        };
        /**
         * Piece
         * @description A tile; the key is its three letters, as in the view.
         */
        readonly Piece: {
            /** @constant */
            readonly type: "tile";
            readonly key: string;
        };
        /**
         * Place
         * @description A tile goes from the hand into the city.
         */
        readonly Place: {
            /** @constant */
            readonly kind: "place";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description In the order of the letters of its key. */
            readonly hexes: readonly components["schemas"]["Hex"][];
        };
        /**
         * Reveal
         * @description A tile is turned up and goes to the end of the site.
         */
        readonly Reveal: {
            /** @constant */
            readonly kind: "reveal";
            readonly piece: components["schemas"]["Piece"];
            /** @description Its place in the row, from 0. */
            readonly place: number;
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
         * @description A tile goes from the site into the hand; tiles behind it move up.
         */
        readonly Take: {
            /** @constant */
            readonly kind: "take";
            readonly seat: number;
            readonly piece: components["schemas"]["Piece"];
            /** @description Its place in the row, from 0. Each of the tiles before it costs one stone. */
            readonly place: number;
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
        readonly Effect: components["schemas"]["Take"] | components["schemas"]["Place"] | components["schemas"]["Pay"] | components["schemas"]["Reveal"] | components["schemas"]["Score"] | components["schemas"]["Turn"] | components["schemas"]["End"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type End = components['schemas']['End'];
export type Hex = components['schemas']['Hex'];
export type Pay = components['schemas']['Pay'];
export type Piece = components['schemas']['Piece'];
export type Place = components['schemas']['Place'];
export type Reveal = components['schemas']['Reveal'];
export type Score = components['schemas']['Score'];
export type Take = components['schemas']['Take'];
export type Turn = components['schemas']['Turn'];
export type Effect = components['schemas']['Effect'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
