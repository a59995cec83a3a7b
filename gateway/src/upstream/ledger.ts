import type { CallName } from "./callTable.ts";

/** A read or change of the platform that one request caused, for developers. It holds no value of the call. */
export interface LedgerEntry {
  /** Method and path, without ids and query. */
  call: CallName;
  /** The platform's own name, where an adapter maps the call: method and path with placeholders, or a function of the adapter. */
  theirs?: string;
  /** `platform`: it was sent. `cache`: a kept answer was used. `joined`: another request had already sent it. */
  from: "platform" | "cache" | "joined";
  /** HTTP status of the answer; 0 for none. Only for calls that were sent, like all that follows. */
  status?: number;
  /** `ok`, or the platform's error code. */
  outcome?: string;
  ms?: number;
  /** Size of the answer's body. */
  bytes?: number;
  /** Rows that do not fit the contract, so that lists are shorter. */
  brokenRows?: number;
}

const mostEntries = 200;

/** Collects what a request asked of the platform, in the order of the answers. Each repetition has an entry. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];

  add(entry: LedgerEntry): void {
    if (this.entries.length < mostEntries) this.entries.push(entry);
  }

  /** Says of the call's latest answer how many of its rows were left out. */
  noteBroken(call: CallName, brokenRows: number): void {
    const latest = this.entries.findLast((entry) => entry.call === call && entry.from === "platform");
    if (latest !== undefined) latest.brokenRows = brokenRows;
  }
}
