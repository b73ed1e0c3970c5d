/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Automaton
         * @description The opponent of the solo game.
         */
        readonly Automaton: {
            /** @description The number of the card that lies open; null before the first. */
            readonly card: number | null;
            readonly cards: number;
            readonly monuments: readonly string[];
            readonly score: number;
        };
        /**
         * Building
         * @description A building; it is a district if no cell beside it is `open`.
         */
        readonly Building: {
            /** @constant */
            readonly kind: "building";
            readonly cells: readonly string[];
            /** @enum {string} */
            readonly type: "B" | "F" | "H" | "M" | "T";
            readonly open: readonly string[];
        };
        /**
         * BuiltMonument
         * @description A monument on a map.
         */
        readonly BuiltMonument: {
            /** @constant */
            readonly kind: "monument";
            readonly cells: readonly string[];
            readonly id: string;
        };
        /**
         * City
         * @description A player's map, tracks and score.
         */
        readonly City: {
            readonly map: string;
            readonly gold: number;
            readonly loan: boolean;
            readonly out: boolean;
            readonly resources: components["schemas"]["Resources"];
            readonly population: number;
            readonly total: number;
            readonly points: components["schemas"]["Points"];
            readonly cells: readonly components["schemas"]["MapCell"][];
            readonly objects: readonly (components["schemas"]["Road"] | components["schemas"]["Tower"] | components["schemas"]["Building"] | components["schemas"]["BuiltMonument"])[];
        };
        /**
         * Hand
         * @description What is being laid.
         */
        readonly Hand: {
            readonly item: string;
            /** @description Of a building. */
            readonly type: ("B" | "F" | "H" | "M" | "T") | null;
            /** @description How many pieces of each kind are left; the name is empty if all are equal. */
            readonly rest: {
                readonly [key: string]: number;
            };
            /** @description Where pieces of this monument lie already. */
            readonly cells: readonly string[];
        };
        /**
         * MapCell
         * @description A cell of a map.
         */
        readonly MapCell: {
            readonly at: string;
            /** @enum {string} */
            readonly terrain: "." | "N" | "W";
            /**
             * @description Why it counts, or does not.
             * @enum {string}
             */
            readonly reason?: "visited" | "lonely" | "district" | "open" | "opening";
        };
        /**
         * Monument
         * @description A monument of the display.
         */
        readonly Monument: {
            readonly food: number;
            readonly ceramics: number;
            readonly gears: number;
            readonly id: string;
            readonly name: string;
            readonly pieces: readonly (readonly string[])[];
            /** @description What it must touch, as letters. */
            readonly adjacent: readonly string[];
            readonly rings: number;
            readonly population: number;
            /** @description Whether the seat on turn could build it; null unless that seat is buying. */
            readonly fits: boolean | null;
            /** @description The letters of `adjacent` of which its city has too few. */
            readonly lacks: readonly string[];
        };
        /**
         * Objective
         * @description An objective in play and its ranking.
         */
        readonly Objective: {
            readonly number: number;
            readonly category: number;
            readonly param: string | null;
            readonly first: number;
            readonly second: number;
            readonly ranking: readonly components["schemas"]["Rank"][];
        };
        /**
         * Points
         * @description A seat's points by source.
         */
        readonly Points: {
            readonly population: number;
            readonly resource: number;
            readonly monuments: number;
            readonly nature: number;
            readonly districts: number;
            readonly loan: number;
            readonly objectives: number;
        };
        /**
         * Prices
         * @description What each of them costs, and a pedestal.
         */
        readonly Prices: {
            readonly road: number;
            readonly set: number;
            readonly tower: number;
            readonly pedestal: number;
        };
        /**
         * Rank
         * @description A seat's place in an objective.
         */
        readonly Rank: {
            readonly seat: number;
            readonly measure: number;
            readonly points: number;
            readonly place: number;
        };
        /**
         * ResourceSpaces
         * @description Some spaces of each resource's track.
         */
        readonly ResourceSpaces: {
            readonly food: readonly number[];
            readonly ceramics: readonly number[];
            readonly gears: readonly number[];
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
         * Road
         * @description A road; over water it is a bridge.
         */
        readonly Road: {
            /** @constant */
            readonly kind: "road";
            readonly cells: readonly string[];
            readonly bridge: boolean;
        };
        /**
         * Stack
         * @description A stack of buildings of one shape.
         */
        readonly Stack: {
            readonly id: string;
            readonly cost: number;
            readonly shape: readonly string[];
            /** @description The building on offer; null if it is sold. */
            readonly tile: components["schemas"]["Tile"] | null;
            readonly left: number;
        };
        /**
         * Supply
         * @description How many roads, sets of short roads and towers are left.
         */
        readonly Supply: {
            readonly road: number;
            readonly set: number;
            readonly tower: number;
        };
        /**
         * Tile
         * @description A building on offer and what it gives.
         */
        readonly Tile: {
            readonly food: number;
            readonly ceramics: number;
            readonly gears: number;
            readonly id: string;
            /** @enum {string} */
            readonly type: "B" | "F" | "H" | "M" | "T";
        };
        /**
         * Tower
         * @description A tower.
         */
        readonly Tower: {
            /** @constant */
            readonly kind: "tower";
            readonly cells: readonly string[];
        };
        /**
         * Track
         * @description One side of the tracks.
         */
        readonly Track: {
            readonly side: string;
            readonly resource_max: number;
            readonly population_symbols: components["schemas"]["ResourceSpaces"];
            readonly population_last: number;
            readonly ring_spaces: readonly number[];
        };
        /**
         * View
         * @description A whole position.
         */
        readonly View: {
            readonly turn: number;
            readonly round: number;
            readonly rounds: number;
            readonly seat: number;
            readonly order: readonly number[];
            /** @description The seat that holds each pedestal; empty in the solo game. */
            readonly pedestals: readonly (number | null)[];
            readonly supply: components["schemas"]["Supply"];
            readonly prices: components["schemas"]["Prices"];
            readonly stacks: readonly components["schemas"]["Stack"][];
            readonly display: readonly (components["schemas"]["Monument"] | null)[];
            readonly deck: number;
            readonly objectives: readonly components["schemas"]["Objective"][];
            readonly automaton: components["schemas"]["Automaton"] | null;
            readonly hand: components["schemas"]["Hand"] | null;
            readonly track: components["schemas"]["Track"];
            readonly cities: readonly components["schemas"]["City"][];
        };
        /** @enum {string} */
        readonly Resource: "food" | "ceramics" | "gears";
        /** @enum {string} */
        readonly Type: "B" | "F" | "H" | "M" | "T";
        readonly Shape: readonly string[];
        /** @enum {string} */
        readonly Terrain: "." | "N" | "W";
        /** @enum {string} */
        readonly Reason: "visited" | "lonely" | "district" | "open" | "opening";
        readonly Thing: components["schemas"]["Road"] | components["schemas"]["Tower"] | components["schemas"]["Building"] | components["schemas"]["BuiltMonument"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Automaton = components['schemas']['Automaton'];
export type Building = components['schemas']['Building'];
export type BuiltMonument = components['schemas']['BuiltMonument'];
export type City = components['schemas']['City'];
export type Hand = components['schemas']['Hand'];
export type MapCell = components['schemas']['MapCell'];
export type Monument = components['schemas']['Monument'];
export type Objective = components['schemas']['Objective'];
export type Points = components['schemas']['Points'];
export type Prices = components['schemas']['Prices'];
export type Rank = components['schemas']['Rank'];
export type ResourceSpaces = components['schemas']['ResourceSpaces'];
export type Resources = components['schemas']['Resources'];
export type Road = components['schemas']['Road'];
export type Stack = components['schemas']['Stack'];
export type Supply = components['schemas']['Supply'];
export type Tile = components['schemas']['Tile'];
export type Tower = components['schemas']['Tower'];
export type Track = components['schemas']['Track'];
export type View = components['schemas']['View'];
export type Resource = components['schemas']['Resource'];
export type Type = components['schemas']['Type'];
export type Shape = components['schemas']['Shape'];
export type Terrain = components['schemas']['Terrain'];
export type Reason = components['schemas']['Reason'];
export type Thing = components['schemas']['Thing'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export const RESOURCES = ["food","ceramics","gears"] as const satisfies readonly Resource[];
export const TYPES = ["B","F","H","M","T"] as const satisfies readonly Type[];
export const TERRAINS = [".","N","W"] as const satisfies readonly Terrain[];
export const REASONS = ["visited","lonely","district","open","opening"] as const satisfies readonly Reason[];
