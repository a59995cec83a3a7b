/** Topics of the platform's events. */
export const topics = [
  "balance",
  "message",
  "withdraw",
  "announcement",
  "jackpot",
  "leaderboard",
  "winner",
  "draw",
  "rg",
  "session",
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
