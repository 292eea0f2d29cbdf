// Made from src/paiju/server/openapi.json by `make schema`; a test compares the two.

import type {
  Listed,
  Room,
  Table,
  WireEvent,
  WireMove,
  WireReason,
  WireRefusal,
  WireStanding,
} from "./wire";

/** Why a request was refused, with the sentence in every language. */
export interface Failure {
  readonly refusal: WireRefusal;
  readonly message: Readonly<Record<string, string>>;
}

/** A new player; the token is shown this once. */
export interface GuestMade {
  readonly player: string;
  readonly token: string;
  readonly name: string;
}

/** A guest, with a name or without. */
export interface GuestWish {
  readonly name?: string | null;
}

/** Oneself. */
export interface Me {
  readonly player: string;
  readonly name: string;
  readonly login: string | null;
  readonly room: string | null;
  readonly ratings: readonly WireRating[];
}

/** How well a player plays a game, as far as is known. */
export interface WireRating {
  readonly game: string;
  readonly rating: number;
  readonly sure: number;
  readonly hands: number;
}

/** A new name. */
export interface Renaming {
  readonly name: string;
}

/** Where friends find the server; None where nobody but this machine does. */
export interface Reached {
  readonly address: string | null;
}

/** All public rooms. */
export interface Rooms {
  readonly rooms: readonly Listed[];
  readonly online: number;
}

/** The rooms of a player that are not over, the one written to last first. */
export interface OwnRooms {
  readonly rooms: readonly Listed[];
}

/** A room that was opened. */
export interface RoomMade {
  readonly room: string;
}

/** A room to be opened; the first seat is the host's. */
export interface RoomWish {
  readonly game: string;
  readonly preset?: string | null;
  readonly switches?: Readonly<Record<string, string | number>>;
  readonly public?: boolean;
  readonly watching?: "hands" | "off" | "table";
  readonly pace?: "fast" | "slow" | "usual";
  readonly bots?: string | null;
}

/** A match against bots at once. */
export interface QuickWish {
  readonly game: string;
  readonly preset?: string | null;
  readonly switches?: Readonly<Record<string, string | number>>;
  readonly strength?: string;
  readonly pace?: "fast" | "slow" | "usual";
}

/** A room as somebody with its code sees it before coming in. */
export interface RoomSeen {
  readonly room: Listed;
  readonly link: string | null;
}

/** A page of a player's history; `next` goes into `behind` for the following one. */
export interface Hands {
  readonly hands: readonly HandLine[];
  readonly next: string | null;
}

/** A finished hand in a player's history. */
export interface HandLine {
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly at: number;
  readonly seats: readonly HandSeat[];
  readonly penalties: boolean;
  readonly event: string | null;
  readonly rated: boolean;
}

/** One seat of a finished hand. */
export interface HandSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly you: boolean;
  readonly partner: boolean;
  readonly score: number;
  readonly won: boolean;
}

/** How one's hands went. */
export interface Statistics {
  readonly tally: WireTally | null;
  readonly games: readonly WireGameTally[];
  readonly partners: readonly WirePartnerTally[];
  readonly course: readonly WireStretch[];
  readonly ratings: readonly WireRatings[];
}

/** How some hands went. */
export interface WireTally {
  readonly hands: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly gain: number;
}

/** How the hands of a game went. */
export interface WireGameTally {
  readonly game: string;
  readonly tally: WireTally;
  readonly unit: "points" | "rounds";
  readonly phases: readonly number[] | null;
}

/** How the hands with a partner went. */
export interface WirePartnerTally {
  readonly partner: string;
  readonly name: string;
  readonly bot: string | null;
  readonly tally: WireTally;
}

/** Hands that came one after another. */
export interface WireStretch {
  readonly start: number;
  readonly end: number;
  readonly tally: WireTally;
}

/** Ratings in a game, oldest first. */
export interface WireRatings {
  readonly game: string;
  readonly ratings: readonly WireRated[];
}

/** A rating as it was. */
export interface WireRated {
  readonly at: number;
  readonly rating: number;
  readonly sure: number;
}

/** The events that one made or plays in, newest first. */
export interface EventList {
  readonly events: readonly EventLine[];
}

/** An event in a list. */
export interface EventLine {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly hands: number;
  readonly closes: number;
  readonly closed: boolean;
  readonly made: boolean;
}

/** An event that was made. */
export interface EventMade {
  readonly event: string;
}

/** An event to be made. */
export interface EventWish {
  readonly game: string;
  readonly preset?: string | null;
  readonly switches?: Readonly<Record<string, string | number>>;
  readonly name: string;
  readonly hands?: number;
  readonly hours?: number;
  readonly pace?: "fast" | "slow" | "usual";
}

/** An event. */
export interface EventSeen {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: readonly string[];
  readonly seats: number;
  readonly hands: number;
  readonly pace: "fast" | "slow" | "usual";
  readonly closes: number;
  readonly closed: boolean;
  readonly now: number;
  readonly made: boolean;
  readonly room: string | null;
  readonly dealt: number;
  readonly tables: readonly WireEventTable[];
  readonly ranking: readonly Ranked[];
  readonly deals: readonly ComparedDeal[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly link: string | null;
}

/** An open table of an event. */
export interface WireEventTable {
  readonly room: string;
  readonly people: number;
  readonly hands: number;
}

/** A pair, or a seat where everybody plays alone, against all who had the same cards. */
export interface Ranked {
  readonly place: number | null;
  readonly room: string;
  readonly seats: readonly RankedSeat[];
  readonly played: number;
  readonly compared: number;
  readonly share: number | null;
  readonly points: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** One of those who are ranked together. */
export interface RankedSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly you: boolean;
}

/** What one made of a deal, beside the others. */
export interface ComparedDeal {
  readonly number: number;
  readonly gain: number;
  readonly field: number | null;
  readonly share: number | null;
  readonly tables: number;
}

/** A table of an event; bots take all other seats where a strength is named. */
export interface TableWish {
  readonly bots?: string | null;
}

/** A hand that is in the history now, or was already. */
export interface HandKept {
  readonly hand: string;
}

/** A hand that was played on the player's own device, against bots. */
export interface DeviceHand {
  readonly room: string;
  readonly at: number;
  readonly seat: number;
  readonly bots: readonly string[];
  readonly record: string;
}

/** A hand that is over, or that somebody has the record of, step by step. */
export interface Replay {
  readonly hand: string | null;
  readonly record: string | null;
  readonly at: number | null;
  readonly game: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: readonly string[];
  readonly direction: number;
  readonly number: number;
  readonly seats: readonly ReplaySeat[];
  readonly seat: number;
  readonly fair: boolean;
  readonly standing: WireStanding | null;
  readonly coming: readonly WireEvent[];
  readonly frames: readonly Frame[];
}

/** A seat of a replayed hand and who was on it, as far as is known. */
export interface ReplaySeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
}

/** One step: who did what, what was seen of it, and what it has changed. */
export interface Frame {
  readonly view: Readonly<Record<string, unknown>>;
  readonly seat?: number;
  readonly move?: WireMove;
  readonly events?: readonly WireEvent[];
  readonly aside?: Readonly<Record<string, readonly string[]>>;
  readonly mark?: Mark;
}

/** What a step begins: a phase of the hand, or a trick with its number. */
export interface Mark {
  readonly phase: string;
  readonly trick: number | null;
}

/** A replay from the view of a seat, the own one or the first where none is given. */
export interface ReplayWish {
  readonly hand?: string | null;
  readonly record?: string | null;
  readonly seat?: number | null;
}

/** What are these cards, and might the seat have played them after so many steps? */
export interface ReplayAsk {
  readonly hand?: string | null;
  readonly record?: string | null;
  readonly step: number;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly act?: string | null;
  readonly number?: number | null;
}

/** A hand to be taken up after so many steps, on a seat, with bots on all others. */
export interface PlayOn {
  readonly hand?: string | null;
  readonly record?: string | null;
  readonly step: number;
  readonly seat: number;
  readonly strength?: string;
  readonly pace?: "fast" | "slow" | "usual";
}

/** How far the coach is with a hand: ask again until `done` is `total`. */
export interface Coached {
  readonly hand: string;
  readonly game: string;
  readonly unit: string;
  readonly done: number;
  readonly total: number | null;
  readonly moves: readonly JudgedMove[];
  readonly worst: readonly number[];
}

/** A move of a finished hand beside the best that was found. */
export interface JudgedMove {
  readonly step: number;
  readonly seat: number;
  readonly move: WireMove;
  readonly best: WireMove;
  readonly cost: number;
  readonly error: number;
  readonly mistake: boolean;
  readonly reasons: readonly WireReason[];
  readonly meant: WireReason;
}

/** A scene: what is said, and tables one after another; the last is the moment itself. */
export interface SceneShown {
  readonly kind: "learn" | "puzzle";
  readonly game: string;
  readonly at: string;
  readonly key: string | null;
  readonly last: number | null;
  readonly task: boolean;
  readonly room: Room;
  readonly tables: readonly Table[];
}

/** What are these cards, and may they be played now? */
export interface SceneAsk {
  readonly cards: readonly string[];
  readonly act?: string | null;
  readonly number?: number | null;
}

/** What an answer is worth: refused, right, or behind the best by so much. */
export interface SceneJudged {
  readonly right: boolean;
  readonly refusal: WireRefusal | null;
  readonly alternative: WireMove | null;
  readonly behind: number | null;
  readonly error: number | null;
  readonly unit: string | null;
  readonly best: WireMove | null;
  readonly reason: WireReason | null;
  readonly table: Table | null;
}

/** An answer to what a scene asks. */
export interface SceneMove {
  readonly move: WireMove;
}

/** A login name and a password. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The server's public key for notices. */
export interface PushKey {
  readonly key: string;
}

/** Where a browser takes notices. */
export interface PushWish {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly lang?: string;
}

/** What a notice to a browser is encrypted with. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Where no notices are wanted any more. */
export interface PushEnd {
  readonly endpoint: string;
}

/** All games, and the bots that are offered, the weakest of ours first. */
export interface Games {
  readonly games: readonly WireGame[];
  readonly bots: readonly WireBot[];
  readonly phrases: readonly string[];
}

/** A game; its names and texts are in the catalogues. */
export interface WireGame {
  readonly name: string;
  readonly version: number;
  readonly seats: SeatRange;
  readonly presets: readonly WirePreset[];
  readonly brings: readonly ("lesson" | "puzzles" | "rulebook" | "trying")[];
  readonly emblem: readonly string[];
}

/** How many can play. */
export interface SeatRange {
  readonly low: number;
  readonly high: number;
}

/** Rules under a name. */
export interface WirePreset {
  readonly name: string;
  readonly seats: number;
  readonly switches: Readonly<Record<string, WireSwitch>>;
}

/** A house rule: its value in a preset and what else it may be. */
export interface WireSwitch {
  readonly value: string | number;
  readonly values: readonly (string | number)[] | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly clause: string;
}

/** A bot to play against; its name is in the catalogues. */
export interface WireBot {
  readonly name: string;
  readonly offline: boolean;
}

/** The rules of a table with their short code. */
export interface WireCard {
  readonly code: string;
  readonly game: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: Readonly<Record<string, string | number>>;
  readonly link: string | null;
}

/** The rules of a table. */
export interface CardWish {
  readonly game: string;
  readonly preset?: string | null;
  readonly switches?: Readonly<Record<string, string | number>>;
}

/** The rule book of a game, whole and chapter by chapter. */
export interface RuleBook {
  readonly game: string;
  readonly lang: string;
  readonly text: string;
  readonly opening: string;
  readonly chapters: readonly WireChapter[];
  readonly context: readonly string[];
  readonly shown: readonly string[];
  readonly copies: number;
}

/** A chapter of a rule book. */
export interface WireChapter {
  readonly title: string;
  readonly clauses: readonly WireClause[];
}

/** A clause of a rule book; its words have marks as in Markdown. */
export interface WireClause {
  readonly number: string;
  readonly words: string;
  readonly rows: readonly (readonly string[])[];
  readonly pictures: readonly WirePicture[];
}

/** A picture of an example, at `/api/pictures/{game}/{name}.svg`. */
export interface WirePicture {
  readonly name: string;
  readonly caption: string;
  readonly told: string;
  readonly width: number;
  readonly height: number;
  readonly position: PicturePosition | null;
}

/** What to try after a picture: a `Position` without its game. */
export interface PicturePosition {
  readonly cards?: readonly string[];
  readonly hand?: readonly string[];
  readonly level?: string;
  readonly rules?: Readonly<Record<string, string | number>>;
  readonly shown?: readonly string[];
  readonly table?: readonly string[];
  readonly trump?: string | null;
}

/** What the judge says of a position: its own words, question by question. */
export interface WireTried {
  readonly table: Identified | null;
  readonly cards: Identified | null;
  readonly ruling: Ruling | null;
  readonly plays: readonly JudgedPlay[];
  readonly count: number;
  readonly beaten: readonly JudgedPlay[];
  readonly error: Misasked | null;
}

/** What cards are (`identify`). */
export interface Identified {
  readonly readings: readonly JudgedReading[];
}

export interface JudgedReading {
  readonly as: readonly string[];
  readonly length: number;
  readonly rank: string | null;
  readonly type: string;
  readonly units: readonly JudgedUnit[];
}

/** Cards that belong together in a play. */
export interface JudgedUnit {
  readonly cards: readonly string[];
  readonly type: string;
}

/** Whether cards may be played, and the sentence in every language where they may not. */
export interface Ruling {
  readonly code: string | null;
  readonly legal: boolean;
  readonly message: Readonly<Record<string, string>> | null;
  readonly verb?: string | null;
}

/** A play: what it is where plays climb, what it does where they win tricks. */
export interface JudgedPlay {
  readonly cards: readonly string[];
  readonly reading?: JudgedReading | null;
  readonly verb?: string;
  readonly wins?: boolean;
}

/** Why a position cannot be judged. */
export interface Misasked {
  readonly code: string;
  readonly field: string | null;
  readonly message: Readonly<Record<string, string>>;
}

/** Cards to try: what lies on the table, a hand, and what of it is to be played. */
export interface Position {
  readonly game: string;
  readonly rules?: Readonly<Record<string, string | number>>;
  readonly level?: string | null;
  readonly trump?: string | null;
  readonly shown?: readonly string[];
  readonly table?: readonly string[];
  readonly hand?: readonly string[];
  readonly cards?: readonly string[];
}

/** Whether the server is well. */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly rooms: number;
  readonly sockets: number;
  readonly lag_ms: number;
  readonly disk_free: number;
}
