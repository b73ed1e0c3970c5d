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
            /** @description Several share the win; none if no seat has won. */
            readonly winners: readonly number[];
        };
        /**
         * Pay
         * @description Coins or stones change hands; the sum of all of these is the change of every seat's.
         */
        readonly Pay: {
            /** @constant */
            readonly kind: "pay";
            /** @description Null is the bank. */
            readonly payer: number | null;
            /** @description Null is the bank. */
            readonly payee: number | null;
            /** @description 0 if nothing of what is owed can be paid. */
            readonly amount: number;
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
        readonly Effect: components["schemas"]["Pay"] | components["schemas"]["Score"] | components["schemas"]["Turn"] | components["schemas"]["End"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type End = components['schemas']['End'];
export type Pay = components['schemas']['Pay'];
export type Score = components['schemas']['Score'];
export type Turn = components['schemas']['Turn'];
export type Effect = components['schemas']['Effect'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
