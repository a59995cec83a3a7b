/** What the game pages and the play routes say to each other. Amounts are decimal strings, prizes hundredths of a stake. */

export type PlayKind = "slot" | "fishing" | "table" | "match" | "keno" | "duel";

interface SlotTable {
  kind: "slot";
  symbols: string[];
  /** Rows from the top, one for each reel. */
  lines: number[][];
  /** 3, 4 and 5 in a row, in hundredths of the stake of one line. */
  linePays: { symbol: string; pays: number[] }[];
  /** 3, 4 and 5 anywhere, in hundredths of the whole stake. */
  scatterPays: number[];
}
interface FishingTable {
  kind: "fishing";
  fishes: { id: string; pays: number }[];
}
export interface TableSpot {
  id: string;
  /** What comes back for one chip that wins, that chip included. */
  pays: number;
}
export type TableVariant = "roulette" | "dice" | "dragonTiger" | "baccarat";
interface TableTable {
  kind: "table";
  variant: TableVariant;
  spots: TableSpot[];
}
export type Pick = "home" | "draw" | "away";
export interface Fixture {
  id: string;
  home: string;
  away: string;
  odds: { pick: Pick; pays: number }[];
  closesAt: string;
}
/** What a match is made of: two halves with goals, or the best of three sets or maps, which knows no draw. */
export type MatchFormat = "goals" | "sets" | "maps";
interface MatchTable {
  kind: "match";
  format: MatchFormat;
  fixtures: Fixture[];
}
interface KenoTable {
  kind: "keno";
  balls: number;
  drawn: number;
  maxPicks: number;
  /** By how many were picked (from one), then by hits (from none). */
  pays: number[][];
}
interface DuelTable {
  kind: "duel";
  tables: { seats: number; pays: number }[];
}
export type GameTable = SlotTable | FishingTable | TableTable | MatchTable | KenoTable | DuelTable;

export interface SlotHit {
  line: number;
  symbol: string;
  count: number;
  pays: number;
}
export interface MatchEvent {
  side: "home" | "away";
  minute: number;
}
export interface SlotView {
  kind: "slot";
  window: string[];
  hits: SlotHit[];
  /** How many S paid; 0 when they paid nothing. */
  scatters: number;
}
interface FishingView {
  kind: "fishing";
  shots: { fish: string; caught: boolean }[];
}
export interface TableView {
  kind: "table";
  variant: TableVariant;
  values: number[];
  hands?: { player: number[]; banker: number[] };
  winning: string[];
}
interface MatchView {
  kind: "match";
  fixture: string;
  result: Pick;
  home: number;
  away: number;
  events: MatchEvent[];
}
interface KenoView {
  kind: "keno";
  drawn: number[];
  hits: number;
}
interface DuelView {
  kind: "duel";
  /** The player's card first. A card is four suits of each rank (ace first), one rank after the other. */
  cards: number[];
  winner: number;
}
export type OutcomeView = SlotView | FishingView | TableView | MatchView | KenoView | DuelView;

export interface RoundRequest {
  /** Made by the page, a UUID. The same key is the same round, however often it is sent. */
  key: string;
  /** One stake: a line game's whole stake, one shot, one chip. */
  stake: string;
  choice: unknown;
}
export interface Round {
  key: string;
  status: "OPEN" | "SETTLED" | "REFUNDED";
  stake: string;
  /** What was taken: the stake times its units. */
  bet: string;
  win: string;
  view: OutcomeView | null;
  /** For open rounds: when the result is there. */
  settlesAt: string | null;
}
export interface SessionState {
  balance: string;
  /** Bets and wins of this game since it was opened. */
  staked: string;
  returned: string;
  rounds: number;
  serverTime: string;
  /** Rounds that were bet on and aren't settled. */
  open: string[];
}
export interface RoundAnswer {
  round: Round;
  session: SessionState;
}

/** What the server puts into a page that was opened with a good launch address. */
export interface Boot {
  /** Proves this page; sent as `X-Play-Secret`, kept in memory only. */
  secret: string;
  language: string;
  locale: string;
  messages: Record<string, string>;
  game: { nodeId: number; name: string; vendor: string; rtp: string; art: string };
  currency: string;
  digits: number;
  playMoney: boolean;
  minBet: string;
  maxBet: string;
  /** Stakes to choose from, within the game's limits. */
  stakes: string[];
  cycleMs: number;
  startedAt: string;
  table: GameTable;
  session: SessionState;
  /** Origins that may embed this page; messages go to no other. */
  embedders: string[];
}
