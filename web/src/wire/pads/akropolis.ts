/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CityLegal
         * @description Where the next tile of a city could lie.
         */
        CityLegal: {
            footprints: components["schemas"]["Footprint"][];
            actions: string[];
        };
        /**
         * CityScore
         * @description The score of one city.
         */
        CityScore: {
            total: number;
            stones: number;
            kinds: components["schemas"]["Kinds"];
            districts: components["schemas"]["District"][];
        };
        /**
         * District
         * @description A district and why it counts, or does not.
         */
        District: {
            /** @enum {string} */
            kind: "house" | "market" | "barracks" | "temple" | "garden";
            cell: number[];
            level: number;
            /** @enum {string} */
            reason: "counts" | "doubles" | "not-largest" | "beside-market" | "not-on-edge" | "not-surrounded";
            worth: number;
        };
        /**
         * Facts
         * @description What a pad offers.
         */
        Facts: {
            options: string[];
            blank: components["schemas"]["Table"];
        };
        /**
         * Footprint
         * @description Three cells, and the level on which a tile would lie there.
         */
        Footprint: {
            cells: number[][];
            level: number;
        };
        /**
         * KindScore
         * @description The points of one kind: its value times its stars.
         */
        KindScore: {
            value: number;
            stars: number;
            points: number;
        };
        /**
         * Kinds
         * @description The score of each kind.
         */
        Kinds: {
            house: components["schemas"]["KindScore"];
            market: components["schemas"]["KindScore"];
            barracks: components["schemas"]["KindScore"];
            temple: components["schemas"]["KindScore"];
            garden: components["schemas"]["KindScore"];
        };
        /**
         * PadCity
         * @description What one player has: the stones, and the tiles in the order placed.
         */
        PadCity: {
            stones: number;
            tiles: components["schemas"]["PadTile"][];
        };
        /**
         * PadTile
         * @description A tile: its letters, and the cell of each.
         */
        PadTile: {
            code: string;
            cells: [
                number,
                number
            ][];
        };
        /**
         * PlayerScore
         * @description The score of a player among all.
         */
        PlayerScore: {
            total: number;
            stones: number;
            kinds: components["schemas"]["Kinds"];
            districts: components["schemas"]["District"][];
            /** @description The share of the victory, as a fraction. */
            win: string;
            /** @description The most stones that the player can have. */
            most_stones: number;
        };
        /**
         * Table
         * @description What is entered: the cities of all players.
         */
        Table: {
            players: number;
            options: {
                [key: string]: unknown;
            };
            cities: components["schemas"]["PadCity"][];
        };
        /**
         * TableLegal
         * @description Where the next tile of each city could lie.
         */
        TableLegal: {
            players: components["schemas"]["CityLegal"][];
        };
        /**
         * TableScore
         * @description The score of all cities.
         */
        TableScore: {
            players: components["schemas"]["PlayerScore"][];
            /** @description How many of each tile lie in no city. */
            left: {
                [key: string]: number;
            };
        };
        Scored: components["schemas"]["CityScore"] | components["schemas"]["TableScore"];
        Legal: components["schemas"]["CityLegal"] | components["schemas"]["TableLegal"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CityLegal = components['schemas']['CityLegal'];
export type CityScore = components['schemas']['CityScore'];
export type District = components['schemas']['District'];
export type Facts = components['schemas']['Facts'];
export type Footprint = components['schemas']['Footprint'];
export type KindScore = components['schemas']['KindScore'];
export type Kinds = components['schemas']['Kinds'];
export type PadCity = components['schemas']['PadCity'];
export type PadTile = components['schemas']['PadTile'];
export type PlayerScore = components['schemas']['PlayerScore'];
export type Table = components['schemas']['Table'];
export type TableLegal = components['schemas']['TableLegal'];
export type TableScore = components['schemas']['TableScore'];
export type Scored = components['schemas']['Scored'];
export type Legal = components['schemas']['Legal'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
