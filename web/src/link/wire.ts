// Made from src/paiju/wire/schema.json by `make schema`; a test compares the two.

/** The change is durable; `seq` is the room's sequence after it. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seq: number;
}

/** A move worth making, with the reason as code and facts. */
export interface Advice {
  readonly move: WireMove;
  readonly reason: WireReason;
  readonly reading: WireReading | null;
}

/** The answer to `ask`: what may be done with the cards, or why nothing may. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly seq: number;
  readonly choices: readonly Choice[];
  readonly readings: readonly WireReading[];
  readonly refusal: WireRefusal | null;
  readonly alternatives: readonly WireMove[];
}

/** Ask for the own hand sorted by what can be played together (理牌). */
export interface Arrange {
  readonly type: "arrange";
  readonly id: string;
}

/** The answer to `arrange`: the whole hand in other groups. */
export interface Arranged {
  readonly type: "arranged";
  readonly id: string;
  readonly seq: number;
  readonly groups: readonly Group[];
}

/** Ask what chosen cards are, whether they may be played, and what might be instead. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly cards: readonly string[];
  readonly act?: string | null;
  readonly number?: number | null;
}

/** Let a bot play for the seat (托管), or take it back. */
export interface Auto {
  readonly type: "auto";
  readonly id: string;
  readonly on: boolean;
}

/** Say something to the room: a text, or the key of a quick phrase or picture. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly text?: string | null;
  readonly phrase?: string | null;
}

/** One move that the chosen cards can be. */
export interface Choice {
  readonly move: WireMove;
  readonly reading: WireReading | null;
  readonly verb: string | null;
}

/** What a play is meant as. */
export interface Claim {
  readonly type: string;
  readonly rank?: string | null;
}

/** Take a bot away. The host's. */
export interface Clear {
  readonly type: "clear";
  readonly id: string;
  readonly seat: number;
}

/** Time at the table: `now` is the server's, so that a wrong clock at home does no harm. */
export interface Clock {
  readonly now: number;
  readonly deadline: WireDeadline | null;
  readonly bank: readonly number[];
}

/** Come into a room; whoever has a seat there gets it back. */
export interface Enter {
  readonly type: "enter";
  readonly id: string;
  readonly room: string;
}

/** What views show everybody; the game says which of it. */
export interface Facts {
  readonly alone?: boolean | null;
  readonly asked_first?: number;
  readonly bid?: Shown | null;
  readonly bid_shown?: readonly string[];
  readonly called?: string | null;
  readonly choices?: readonly string[];
  readonly chooser?: number | null;
  readonly countered?: Shown | null;
  readonly dealer?: number | null;
  readonly dealt?: number;
  readonly declared?: Shown | null;
  readonly declined?: readonly number[];
  readonly fans?: readonly ({ readonly fan: string; readonly seat: number; readonly cards: readonly string[]; })[];
  readonly finished?: readonly number[];
  readonly first?: number;
  readonly flipped?: readonly string[];
  readonly friend?: number | null;
  readonly kept?: number;
  readonly last?: readonly Shown[];
  readonly last_winner?: number | null;
  readonly leader?: number | null;
  readonly level?: string | null;
  readonly maker?: number | null;
  readonly multiplier?: number;
  readonly never_played?: readonly number[];
  readonly nth?: number;
  readonly passed?: readonly number[];
  readonly pile?: number;
  readonly points?: number | null;
  readonly returned?: Shown | null;
  readonly seen?: number;
  readonly shown?: readonly string[];
  readonly side?: readonly number[] | null;
  readonly starter?: number;
  readonly stopper?: number | null;
  readonly stuck?: Shown | null;
  readonly taken?: Readonly<Record<string, number>> | boolean;
  readonly thrown?: Shown | null;
  readonly top?: number | null;
  readonly tribute?: readonly ({ readonly seat: number; readonly receiver: number | null; readonly paid: string | null; readonly returned: string | null; })[] | readonly ({ readonly seat: number; readonly receiver: number; readonly paid: string | null; readonly returned: string | null; })[];
  readonly trick?: number;
  readonly trump?: string | null;
  readonly trump_card?: string | null;
  readonly trump_seat?: number | null;
  readonly window?: number;
}

/** Put a bot on a free seat, or on all of them. The host's. */
export interface Fill {
  readonly type: "fill";
  readonly id: string;
  readonly bot: string;
  readonly seat?: number | null;
}

/** You are no longer in the room: kicked, or it was closed. */
export interface Gone {
  readonly type: "gone";
  readonly room: string;
  readonly code: string;
}

/** Cards of a sorted hand that belong together, high to low. */
export interface Group {
  readonly name: string;
  readonly cards: readonly string[];
}

/** Make somebody else the host. The host's. */
export interface Handover {
  readonly type: "host";
  readonly id: string;
  readonly player: string;
}

/** The first message: who is there. The token is never part of an address. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly token: string;
}

/** Ask for the best moves, with reasons. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
}

/** The answer to `hint`. */
export interface Hints {
  readonly type: "hints";
  readonly id: string;
  readonly seq: number;
  readonly best: readonly Advice[];
}

/** Send somebody out of the room. The host's. */
export interface Kick {
  readonly type: "kick";
  readonly id: string;
  readonly player: string;
}

/** Go out of the room for good; in a hand a bot plays on. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** A public room in the lobby. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly preset: string;
  readonly changed: number;
  readonly seats: number;
  readonly humans: number;
  readonly bots: number;
  readonly phase: string;
  readonly host: string;
  readonly watching: "hands" | "off" | "table";
}

/** Begin or end to be told of public rooms. */
export interface Lobby {
  readonly type: "lobby";
  readonly on: boolean;
}

/** All public rooms. Sent whole at every change, a few times a second at most. */
export interface LobbyList {
  readonly type: "lobby";
  readonly rooms: readonly Listed[];
  readonly online: number;
}

/** Somebody in the room. */
export interface Member {
  readonly player: string;
  readonly name: string;
  readonly here: boolean;
  readonly muted: boolean;
}

/** Stop somebody's chat, or allow it again. The host's. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly player: string;
  readonly on: boolean;
}

/** One act that the seat may make now. */
export interface Option {
  readonly act: string;
  readonly least: number;
  readonly most: number;
  readonly moves: readonly WireMove[];
  readonly numbers: readonly number[];
}

/** Ask whether anybody is there; the answer carries the room's sequence. */
export interface Ping {
  readonly type: "ping";
  readonly at?: number;
}

/** A seat of a room and who is on it. */
export interface Place {
  readonly seat: number;
  readonly kind: "bot" | "free" | "human";
  readonly player: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly here: boolean;
  readonly auto: boolean;
  readonly offers: number | null;
}

/** Make a move; `at` is the sequence of the view it was chosen from. */
export interface Play {
  readonly type: "move";
  readonly id: string;
  readonly at: number;
  readonly move: WireMove;
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
  readonly now: number;
  readonly seq: number;
}

/** What views show one seat besides; the game says which of it. */
export interface PrivateFacts {
  readonly buried?: readonly string[];
  readonly called_held?: number;
  readonly countered?: Shown | null;
  readonly declared?: Shown | null;
  readonly kitty?: readonly string[];
  readonly returned?: Shown | null;
  readonly stuck?: Shown | null;
  readonly trump?: string | null;
}

/** The commitment of the next deal, or of this one; the seeds are shown after the hand. */
export interface DealPromise {
  readonly table: string;
  readonly hand: number;
  readonly commitment: string;
  readonly server_seed: string | null;
  readonly client_seeds: readonly string[] | null;
}

/** Be ready for the hand that comes next, with a share in its shuffle. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly on?: boolean;
  readonly seed?: string | null;
}

/** The change was not made. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly refusal: WireRefusal;
  readonly seq: number;
  readonly alternative: WireMove | null;
}

/** Play another match with the same people, once this one is over. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** A room as everybody in it sees it. Sent whole at every change. */
export interface Room {
  readonly type: "room";
  readonly code: string;
  readonly seq: number;
  readonly game: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: readonly string[];
  readonly phase: "between" | "held" | "over" | "playing" | "waiting";
  readonly host: string;
  readonly public: boolean;
  readonly watching: "hands" | "off" | "table";
  readonly pace: "fast" | "slow" | "usual";
  readonly direction: number;
  readonly seats: readonly Place[];
  readonly onlookers: readonly Member[];
  readonly standing: WireStanding;
  readonly promise: DealPromise;
  readonly you: number | null;
  readonly due: number | null;
  readonly event: RoomEvent | null;
  readonly coming: readonly WireEvent[];
}

/** The duplicate event that a room is a table of. */
export interface RoomEvent {
  readonly code: string;
  readonly hands: number;
}

/** Somebody said something. */
export interface Said {
  readonly type: "chat";
  readonly player: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly at: number;
}

/** Change what is given of the room's settings before a match. The host's. */
export interface Settings {
  readonly type: "settings";
  readonly id: string;
  readonly preset?: string | null;
  readonly switches?: Readonly<Record<string, string | number>> | null;
  readonly public?: boolean | null;
  readonly watching?: "hands" | "off" | "table" | null;
  readonly pace?: "fast" | "slow" | "usual" | null;
}

/** Cards, and whose they are. */
export interface Shown {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Take a free seat, or change to it. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
}

/** Give up the seat and look on. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
}

/** Begin the match as soon as all seats are taken. The host's. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Offer to change seats; done when the other offers it too, at once with a bot. */
export interface Swap {
  readonly type: "swap";
  readonly id: string;
  readonly seat: number;
}

/** Ask for the room and the view as they are now. */
export interface Sync {
  readonly type: "sync";
}

/** The whole table as one seat sees it, and what happened since the push before. */
export interface Table {
  readonly type: "table";
  readonly room: string;
  readonly seq: number;
  readonly hand: string;
  readonly number: number;
  readonly view: WireView;
  readonly events: readonly WireEvent[];
  readonly turn: Turn | null;
  readonly clock: Clock;
  readonly promise: DealPromise;
}

/** What the seat may do now. */
export interface Turn {
  readonly options: readonly Option[];
  readonly legal: readonly string[] | null;
}

/** The answer to `hello`. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly player: string;
  readonly name: string;
  readonly account: boolean;
  readonly room: string | null;
  readonly now: number;
}

/** When time plays for the seats that must act, in milliseconds since 1970. */
export interface WireDeadline {
  readonly due: number;
  readonly seconds: number;
  readonly seats: readonly number[];
}

/** A thing that happened, as this seat saw it. */
export interface WireEvent {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly moment: boolean;
}

/** A move: an act, its cards, what they are meant as, and a number for a call. */
export interface WireMove {
  readonly act: string;
  readonly cards?: readonly string[];
  readonly as?: Claim | null;
  readonly number?: number | null;
}

/** How the hand ended. */
export interface WireOutcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly penalties: boolean;
}

/** A play that lies on the table; no cards are a pass. */
export interface WirePlayed {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly reading: WireReading | null;
}

/** One thing that cards can be. */
export interface WireReading {
  readonly type: string;
  readonly rank: string | null;
  readonly length: number;
  readonly units: readonly WireUnit[];
  readonly stands_for: readonly string[];
}

/** What a move is good for: `rule` names the clause that leaves no other. */
export interface WireReason {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly rule: string;
}

/** A no with its reason: `rule` names a clause of the rule book. */
export interface WireRefusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What one hand leaves to the next. */
export interface WireStanding {
  readonly scores: readonly number[];
  readonly hand: number;
  readonly levels: readonly string[];
  readonly dealer: number | null;
  readonly owed: readonly (readonly number[])[];
  readonly tallies: Readonly<Record<string, readonly number[]>>;
  readonly winners: readonly number[] | null;
}

/** One part of a play. */
export interface WireUnit {
  readonly type: string;
  readonly cards: readonly string[];
}

/** All that one seat, or an onlooker (seat null), may know. */
export interface WireView {
  readonly seat: number | null;
  readonly phase: string;
  readonly actors: readonly number[];
  readonly hand: readonly Group[];
  readonly counts: readonly number[];
  readonly table: readonly WirePlayed[];
  readonly facts: Facts;
  readonly private: PrivateFacts;
  readonly standing: WireStanding;
  readonly outcome: WireOutcome | null;
  readonly points: Readonly<Record<string, number>>;
  readonly best: number | null;
  readonly unseen: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, readonly Group[]>> | null;
}

export type AnyCommand =
  | Hello
  | Ping
  | Lobby
  | Enter
  | Leave
  | Sit
  | Stand
  | Swap
  | Ready
  | Fill
  | Clear
  | Kick
  | Handover
  | Settings
  | Start
  | Rematch
  | Play
  | Auto
  | Sync
  | Ask
  | Arrange
  | Hint
  | Chat
  | Mute;

export type AnyPush =
  | Welcome
  | LobbyList
  | Room
  | Table
  | Ack
  | Refused
  | Answer
  | Arranged
  | Hints
  | Said
  | Pong
  | Gone;
