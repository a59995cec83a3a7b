/**
 * The data between the game pages and the platform's `/play/api`. Amounts are decimal strings, prizes hundredths of a
 * stake.
 */

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
  /** The payout of one chip that wins, with that chip. */
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
  /** Milliseconds until the kick-off, which ends the bets. */
  kicksOffIn: number;
  /** SHA-256 of the seed that decides the match. */
  commitment: string;
}
/** The format of a match: two halves with goals, or the best of three sets or maps, which has no draw. */
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
  /** By the count of picks (from one), then by the count of hits (from none). */
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
  /** The count of S when they paid; else 0. */
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
  /** The seed that decided the match, in hex; none in rounds of earlier releases. */
  seed?: string;
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
  /** A UUID that the page makes. Requests with the same key are the same round. */
  key: string;
  /** One stake: a line game's whole stake, one shot, one chip. */
  stake: string;
  choice: unknown;
  /** The free spins that pay for the round; without them, money does. */
  freeSpins?: string | undefined;
}
/** Free spins of the player. */
export interface FreeSpinsState {
  id: string;
  /** All of them, and those that are left. */
  spins: number;
  left: number;
  /** The fixed stake of a spin. */
  stake: string;
  /** What they have won so far. It is paid when they end. */
  winnings: string;
  /** How often the winnings are to be played through; 0 for cash. */
  turnover: number;
}
export interface Round {
  key: string;
  status: "OPEN" | "SETTLED" | "REFUNDED";
  stake: string;
  /** The amount that was taken: the stake times its units. */
  bet: string;
  win: string;
  view: OutcomeView | null;
  /** For open rounds: the time of the result. */
  settlesAt: string | null;
  /** The free spins that paid for it, as they are now; null for a stake in money. */
  freeSpins: FreeSpinsState | null;
}
export interface SessionState {
  balance: string;
  /** Bets and wins of this game since it was opened. */
  staked: string;
  returned: string;
  rounds: number;
  serverTime: string;
  /** The keys of rounds that are not settled yet. */
  open: string[];
  /** The free spins that the next round uses; null when there are none. */
  freeSpins: FreeSpinsState | null;
  /** The part of each stake that a round pays into a jackpot besides, in hundredths of a percent; 0 without an opt-in. */
  jackpotShare: number;
}
export interface RoundAnswer {
  round: Round;
  session: SessionState;
}

/** The data that the server puts into the page of an open game. */
export interface Boot {
  /** Identifies this page. It is sent as `X-Play-Secret` and kept in memory only. */
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
