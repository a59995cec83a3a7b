/**
 * Topics of a member's own events, which postings record at the end of their transaction. `balance` is money that moved: a bet, a
 * deposit, a bonus. The others tell what else changed.
 */
const ownTopics = ["balance", "deposit", "freeSpins", "points", "promotion", "raffle", "reward", "withdrawal"] as const;
export type OwnTopic = (typeof ownTopics)[number];

/** Topics of the platform's events. */
export const topics = [
  ...ownTopics,
  "contract",
  "message",
  "announcement",
  "jackpot",
  "leaderboard",
  "winner",
  "draw",
  "order",
  "realityCheck",
  "session",
  "rights",
  "status",
  "envelope",
] as const;
export type Topic = (typeof topics)[number];

/** Topics between the platform's processes. The event stream does not send them. */
type InternalTopic = "settings" | "catalogue" | "chatLine" | "limits";

/** What happened, before it is recorded. */
export interface NewEvent {
  topic: Topic | InternalTopic;
  /** The member that the event concerns; left out when it concerns everybody. */
  customerId?: string;
  data?: Record<string, unknown>;
}

/** An event in its place among the events of all processes. */
export interface PlatformEvent extends NewEvent {
  /** 1 for the first event of the database, then 2, 3 … */
  number: number;
  /** Its number, with the name of the database before it. */
  id: string;
}
