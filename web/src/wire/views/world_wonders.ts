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
            /** @description The card that lies open; null before the first. */
            readonly card: components["schemas"]["AutomatonCard"] | null;
            readonly cards: number;
            readonly monuments: readonly string[];
            readonly score: number;
        };
        /**
         * AutomatonCard
         * @description A card of the automaton: what it takes away, in two steps, and from which side.
         */
        readonly AutomatonCard: {
            readonly number: number;
            readonly top: readonly string[];
            readonly mid: readonly string[];
            /** @description Null on a card that only says to shuffle. */
            readonly arrow: ("L" | "R") | null;
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
            readonly figure: components["schemas"]["BuildingFigure"];
        };
        /**
         * BuildingFigure
         * @description How a building is drawn, from the corner of its cells.
         */
        readonly BuildingFigure: {
            readonly outline: readonly (readonly number[])[];
            readonly glyph: readonly [
                number,
                number
            ];
            readonly letter: readonly [
                number,
                number
            ];
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
            readonly figure: components["schemas"]["MonumentFigure"];
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
            readonly next: components["schemas"]["NextSteps"];
            /** @description The printed map: `.` land, `N` land with a natural resource, `W` water. */
            readonly terrain: readonly string[];
            /** @description Around the water, which goes on past the edge of the map. */
            readonly shore: readonly (readonly number[])[];
            /** @description Why a cell counts, or does not. */
            readonly reasons: {
                readonly [key: string]: "visited" | "lonely" | "district" | "open" | "opening";
            };
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
            /** @description Around these cells. */
            readonly outline: readonly (readonly number[])[];
            /** @description By the name of a piece that is left. */
            readonly shapes: {
                readonly [key: string]: readonly string[];
            };
            /** @description By the name of a piece: around all cells where it may lie. */
            readonly areas: {
                readonly [key: string]: readonly (readonly number[])[];
            };
            /**
             * @description For each legal action what the piece would touch there, each kind of thing once.
             *
             *     By the letters of `Monument.adjacent`; `BR` is a road over water, `monument ID` a monument.
             */
            readonly touched: readonly (readonly string[])[];
            /** @description By the name of a piece of a building or monument: how it is drawn, by quarter turns. */
            readonly figures: {
                readonly [key: string]: readonly (components["schemas"]["BuildingFigure"] | components["schemas"]["MonumentFigure"])[];
            };
        };
        /**
         * LastRound
         * @description Why the game ends with this round: a full population, of `seat`, or the number of rounds.
         */
        readonly LastRound: {
            /** @enum {string} */
            readonly reason: "population" | "rounds";
            readonly seat: number | null;
        };
        /**
         * LoanTerms
         * @description What a loan gives and costs in coins, and the points that it costs if it is not repaid.
         */
        readonly LoanTerms: {
            readonly gives: number;
            readonly repay: number;
            readonly penalty: number;
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
            readonly pieces: readonly (readonly string[])[];
            /** @description What it must touch, as letters. */
            readonly adjacent: readonly string[];
            readonly rings: number;
            readonly population: number;
            /** @description Whether the seat on turn could build it; null unless that seat is buying. */
            readonly fits: boolean | null;
            /** @description The letters of `adjacent` of which its city has too few. */
            readonly lacks: readonly string[];
            /** @description By seat: where the markers of its city would stand with this monument. */
            readonly reached: readonly components["schemas"]["Spaces"][];
        };
        /**
         * MonumentFigure
         * @description How a monument, or a piece of it, is drawn, from the corner of its cells.
         */
        readonly MonumentFigure: {
            readonly outline: readonly (readonly number[])[];
            readonly parts: readonly components["schemas"]["Part"][];
        };
        /**
         * NextSteps
         * @description What the next point of some sources takes.
         */
        readonly NextSteps: {
            /** @description Spaces of population to the next ring; null behind the last. */
            readonly ring: number | null;
            /** @description The lowest resources, which must all move by a space; empty at the end of the tracks. */
            readonly resources: readonly ("food" | "ceramics" | "gears")[];
            /** @description Spaces of each resource to the next symbol of population. */
            readonly symbols: components["schemas"]["ResourceSteps"];
            /** @description The natural resources that no object touches. */
            readonly nature: readonly string[];
            /** @description The building that lacks least to be a district; null if there is none. */
            readonly district: components["schemas"]["OpenBuilding"] | null;
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
         * ObjectiveCard
         * @description What is printed on an objective.
         */
        readonly ObjectiveCard: {
            readonly number: number;
            readonly category: number;
            readonly param: string | null;
            readonly first: number;
            readonly second: number;
        };
        /**
         * OpenBuilding
         * @description A building that is not a district, because these cells beside it are free.
         */
        readonly OpenBuilding: {
            /** @enum {string} */
            readonly type: "B" | "F" | "H" | "M" | "T";
            readonly cells: readonly string[];
            readonly open: readonly string[];
        };
        /**
         * Part
         * @description A part of a monument that has a picture of its own.
         */
        readonly Part: {
            readonly outline: readonly (readonly number[])[];
            /** @description The room for a picture that is wide. */
            readonly wide: readonly [
                number,
                number,
                number,
                number
            ];
            /** @description The room for a picture that is high. */
            readonly high: readonly [
                number,
                number,
                number,
                number
            ];
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
            /** @description How much more would make this seat the only first; 0 if it is. */
            readonly missing: number;
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
         * ResourceSteps
         * @description Spaces from each resource's marker to a symbol; null behind the last.
         */
        readonly ResourceSteps: {
            readonly food: number | null;
            readonly ceramics: number | null;
            readonly gears: number | null;
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
         * Spaces
         * @description The spaces that markers move to; a track whose marker stays is left out.
         */
        readonly Spaces: {
            readonly food?: number;
            readonly ceramics?: number;
            readonly gears?: number;
            readonly population?: number;
        };
        /**
         * Stack
         * @description A stack of buildings of one shape.
         */
        readonly Stack: {
            readonly id: string;
            readonly cost: number;
            readonly shape: readonly string[];
            readonly figure: components["schemas"]["BuildingFigure"];
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
         * SupplyShapes
         * @description The shapes of the pieces in the supply.
         */
        readonly SupplyShapes: {
            readonly road: readonly string[];
            readonly set: readonly (readonly string[])[];
            readonly tower: readonly string[];
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
            /** @description By seat: where the markers of its city would stand with this building. */
            readonly reached: readonly components["schemas"]["Spaces"][];
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
            /** @description Null if another round follows, as far as is known. */
            readonly last_round: components["schemas"]["LastRound"] | null;
            readonly seat: number;
            readonly order: readonly number[];
            /** @description The seat that holds each pedestal; empty in the solo game. */
            readonly pedestals: readonly (number | null)[];
            readonly supply: components["schemas"]["Supply"];
            readonly prices: components["schemas"]["Prices"];
            /** @description Whether the components are our own set. */
            readonly ours: boolean;
            readonly shapes: components["schemas"]["SupplyShapes"];
            /** @description The monuments, by id, that have another name than in the messages. */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly loan: components["schemas"]["LoanTerms"];
            readonly stacks: readonly components["schemas"]["Stack"][];
            readonly display: readonly (components["schemas"]["Monument"] | null)[];
            readonly deck: number;
            readonly objectives: readonly components["schemas"]["Objective"][];
            /** @description The objectives of which one may be chosen now. */
            readonly choices: readonly components["schemas"]["ObjectiveCard"][];
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
        readonly Outline: readonly (readonly number[])[];
        readonly Point: readonly [
            number,
            number
        ];
        readonly Rectangle: readonly [
            number,
            number,
            number,
            number
        ];
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
export type AutomatonCard = components['schemas']['AutomatonCard'];
export type Building = components['schemas']['Building'];
export type BuildingFigure = components['schemas']['BuildingFigure'];
export type BuiltMonument = components['schemas']['BuiltMonument'];
export type City = components['schemas']['City'];
export type Hand = components['schemas']['Hand'];
export type LastRound = components['schemas']['LastRound'];
export type LoanTerms = components['schemas']['LoanTerms'];
export type Monument = components['schemas']['Monument'];
export type MonumentFigure = components['schemas']['MonumentFigure'];
export type NextSteps = components['schemas']['NextSteps'];
export type Objective = components['schemas']['Objective'];
export type ObjectiveCard = components['schemas']['ObjectiveCard'];
export type OpenBuilding = components['schemas']['OpenBuilding'];
export type Part = components['schemas']['Part'];
export type Points = components['schemas']['Points'];
export type Prices = components['schemas']['Prices'];
export type Rank = components['schemas']['Rank'];
export type ResourceSpaces = components['schemas']['ResourceSpaces'];
export type ResourceSteps = components['schemas']['ResourceSteps'];
export type Resources = components['schemas']['Resources'];
export type Road = components['schemas']['Road'];
export type Spaces = components['schemas']['Spaces'];
export type Stack = components['schemas']['Stack'];
export type Supply = components['schemas']['Supply'];
export type SupplyShapes = components['schemas']['SupplyShapes'];
export type Tile = components['schemas']['Tile'];
export type Tower = components['schemas']['Tower'];
export type Track = components['schemas']['Track'];
export type View = components['schemas']['View'];
export type Resource = components['schemas']['Resource'];
export type Type = components['schemas']['Type'];
export type Shape = components['schemas']['Shape'];
export type Outline = components['schemas']['Outline'];
export type Point = components['schemas']['Point'];
export type Rectangle = components['schemas']['Rectangle'];
export type Reason = components['schemas']['Reason'];
export type Thing = components['schemas']['Thing'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export const RESOURCES = ["food","ceramics","gears"] as const satisfies readonly Resource[];
export const TYPES = ["B","F","H","M","T"] as const satisfies readonly Type[];
export const REASONS = ["visited","lonely","district","open","opening"] as const satisfies readonly Reason[];
