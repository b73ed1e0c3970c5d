/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Card
         * @description What is printed on an establishment.
         */
        Card: {
            key: string;
            /** @enum {string} */
            colour: "blue" | "green" | "red" | "purple";
            symbol: string;
            /** @description The lowest and the highest sum that activates it. */
            roll: [
                number,
                number
            ];
            cost: number;
        };
        /**
         * Facts
         * @description What a pad offers.
         */
        Facts: {
            options: string[];
            blank: components["schemas"]["Table"];
            most_coins: number;
            establishments: components["schemas"]["Card"][];
            landmarks: components["schemas"]["Landmark"][];
        };
        /**
         * Landmark
         * @description A landmark and its cost.
         */
        Landmark: {
            key: string;
            cost: number;
        };
        /**
         * PadPlayer
         * @description What one player has.
         */
        PadPlayer: {
            coins: number;
            landmarks: string[];
            cards: {
                [key: string]: number;
            };
        };
        /**
         * PlayerScore
         * @description How far a player is.
         */
        PlayerScore: {
            landmarks: {
                [key: string]: boolean;
            };
            cost: number;
            missing: number;
            total: number;
            /** @description The share of the victory, as a fraction. */
            win: string;
            /** @description The mean of what a round brings. */
            income: number;
            /** @description What could be built now. */
            builds: string[];
            /** @description How many of each card the player can have. */
            most: {
                [key: string]: number;
            };
        };
        /**
         * Scored
         * @description Who has won, and how far the players are.
         */
        Scored: {
            /** @description The seat with all landmarks. */
            winner: number | null;
            players: components["schemas"]["PlayerScore"][];
        };
        /**
         * Table
         * @description What is entered.
         */
        Table: {
            options: {
                [key: string]: unknown;
            };
            players: components["schemas"]["PadPlayer"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Card = components['schemas']['Card'];
export type Facts = components['schemas']['Facts'];
export type Landmark = components['schemas']['Landmark'];
export type PadPlayer = components['schemas']['PadPlayer'];
export type PlayerScore = components['schemas']['PlayerScore'];
export type Scored = components['schemas']['Scored'];
export type Table = components['schemas']['Table'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
