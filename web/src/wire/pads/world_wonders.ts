/* Made by `npm run wire` from the types of the server. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Automaton
         * @description The opponent of the solo game.
         */
        Automaton: {
            /** @description The card that lies open; null before the first. */
            card: components["schemas"]["AutomatonCard"] | null;
            cards: number;
            monuments: string[];
            score: number;
        };
        /**
         * AutomatonCard
         * @description A card of the automaton: what it takes away, in two steps, and from which side.
         */
        AutomatonCard: {
            number: number;
            top: string[];
            mid: string[];
            /** @description Null on a card that only says to shuffle. */
            arrow: ("L" | "R") | null;
        };
        /**
         * BuildingFigure
         * @description How a building is drawn, from the corner of its cells.
         */
        BuildingFigure: {
            outline: number[][];
            glyph: [
                number,
                number
            ];
            letter: [
                number,
                number
            ];
        };
        /**
         * CountedBuilding
         * @description A building; it is a district if no cell beside it is `open`.
         */
        CountedBuilding: {
            /** @constant */
            kind: "building";
            cells: string[];
            /** @enum {string} */
            type: "B" | "F" | "H" | "M" | "T";
            open: string[];
        };
        /**
         * Facts
         * @description What a pad offers.
         */
        Facts: {
            options: string[];
            blank: components["schemas"]["Table"];
            maps: {
                [key: string]: string[];
            };
            shores: {
                [key: string]: number[][];
            };
            /** @description By the side of the tracks. */
            tracks: {
                [key: string]: components["schemas"]["LastSpaces"];
            };
            objectives: components["schemas"]["PadObjective"][];
            /** @description How many objectives a game has. */
            chosen: number;
            pieces: components["schemas"]["PadPiece"][];
        };
        /**
         * Footprint
         * @description Where a part could lie: its quarter turns and its cells.
         */
        Footprint: {
            turn: number;
            cells: string[];
        };
        /**
         * LastSpaces
         * @description The last space of each track.
         */
        LastSpaces: {
            food: number;
            ceramics: number;
            gears: number;
            population: number;
        };
        /**
         * Legal
         * @description Where the next piece could lie.
         */
        Legal: {
            footprints: components["schemas"]["Footprint"][];
            /** @description Around all footprints. */
            area: number[][];
            /** @description Around the parts that lie already. */
            lying: number[][];
            /** @description How a building or a part of a monument is drawn, by quarter turns. */
            figures: (components["schemas"]["BuildingFigure"] | components["schemas"]["MonumentFigure"])[];
        };
        /**
         * MonumentFigure
         * @description How a monument, or a piece of it, is drawn, from the corner of its cells.
         */
        MonumentFigure: {
            outline: number[][];
            parts: components["schemas"]["Part"][];
        };
        /**
         * Objective
         * @description An objective in play and its ranking.
         */
        Objective: {
            number: number;
            category: number;
            param: string | null;
            first: number;
            second: number;
            ranking: components["schemas"]["Rank"][];
        };
        /**
         * PadBuilding
         * @description A building on a map.
         */
        PadBuilding: {
            /** @constant */
            kind: "building";
            cells: string[];
            /** @enum {string} */
            type: "B" | "F" | "H" | "M" | "T";
        };
        /**
         * PadMonument
         * @description A monument on a map.
         */
        PadMonument: {
            /** @constant */
            kind: "monument";
            cells: string[];
            id: string;
        };
        /**
         * PadObjective
         * @description An objective that can be chosen.
         */
        PadObjective: {
            number: number;
            category: number;
            param: string | null;
        };
        /**
         * PadPiece
         * @description What can be laid, with the shapes of its parts.
         */
        PadPiece: {
            /** @enum {string} */
            kind: "road" | "tower" | "building" | "monument";
            id: string;
            shapes: string[][];
        };
        /**
         * PadPlayer
         * @description What one player has at the end.
         */
        PadPlayer: {
            food: number;
            ceramics: number;
            gears: number;
            map: string;
            population: number;
            loan: boolean;
            objects: (components["schemas"]["PadRoad"] | components["schemas"]["PadTower"] | components["schemas"]["PadBuilding"] | components["schemas"]["PadMonument"])[];
        };
        /**
         * PadRoad
         * @description A road on a map.
         */
        PadRoad: {
            /** @constant */
            kind: "road";
            cells: string[];
        };
        /**
         * PadTower
         * @description A tower on a map.
         */
        PadTower: {
            /** @constant */
            kind: "tower";
            cells: string[];
        };
        /**
         * Part
         * @description A part of a monument that has a picture of its own.
         */
        Part: {
            outline: number[][];
            /** @description The room for a picture that is wide. */
            wide: [
                number,
                number,
                number,
                number
            ];
            /** @description The room for a picture that is high. */
            high: [
                number,
                number,
                number,
                number
            ];
        };
        /**
         * PlayerScore
         * @description The score of a player, and which cells and buildings count.
         */
        PlayerScore: {
            total: number;
            points: components["schemas"]["Points"];
            /** @description The natural resources that count. */
            nature: string[];
            buildings: components["schemas"]["CountedBuilding"][];
            /** @description The share of the victory, as a fraction. */
            win: string;
        };
        /**
         * Points
         * @description A seat's points by source.
         */
        Points: {
            population: number;
            resource: number;
            monuments: number;
            nature: number;
            districts: number;
            loan: number;
            objectives: number;
        };
        /**
         * Rank
         * @description A seat's place in an objective.
         */
        Rank: {
            seat: number;
            measure: number;
            points: number;
            place: number;
            /** @description How much more would make this seat the only first; 0 if it is. */
            missing: number;
        };
        /**
         * Scored
         * @description The score of a table.
         */
        Scored: {
            players: components["schemas"]["PlayerScore"][];
            automaton: components["schemas"]["Automaton"] | null;
            objectives: components["schemas"]["Objective"][];
            /** @description How many of each piece are left; of a stack by type, of a monument 0 where it is taken. */
            left: {
                [key: string]: number | {
                    [key: string]: number;
                };
            };
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
            objectives?: number[];
            /** @description The monuments that the automaton of the solo game took. */
            automaton?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Automaton = components['schemas']['Automaton'];
export type AutomatonCard = components['schemas']['AutomatonCard'];
export type BuildingFigure = components['schemas']['BuildingFigure'];
export type CountedBuilding = components['schemas']['CountedBuilding'];
export type Facts = components['schemas']['Facts'];
export type Footprint = components['schemas']['Footprint'];
export type LastSpaces = components['schemas']['LastSpaces'];
export type Legal = components['schemas']['Legal'];
export type MonumentFigure = components['schemas']['MonumentFigure'];
export type Objective = components['schemas']['Objective'];
export type PadBuilding = components['schemas']['PadBuilding'];
export type PadMonument = components['schemas']['PadMonument'];
export type PadObjective = components['schemas']['PadObjective'];
export type PadPiece = components['schemas']['PadPiece'];
export type PadPlayer = components['schemas']['PadPlayer'];
export type PadRoad = components['schemas']['PadRoad'];
export type PadTower = components['schemas']['PadTower'];
export type Part = components['schemas']['Part'];
export type PlayerScore = components['schemas']['PlayerScore'];
export type Points = components['schemas']['Points'];
export type Rank = components['schemas']['Rank'];
export type Scored = components['schemas']['Scored'];
export type Table = components['schemas']['Table'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
