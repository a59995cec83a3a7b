import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../db/openDatabase.ts";
import type { Events } from "./events.ts";

interface Touched {
  members: Set<number>;
  wins: { amount: bigint; currency: string }[];
}

const touched = new AsyncLocalStorage<Touched>();

/** Notes, inside a transaction, that a member's money moves: its `balance` event is published once it is committed. */
export function noteBalanceChange(memberId: number): void {
  touched.getStore()?.members.add(memberId);
}

/** Notes, inside a transaction, that a member wins: a `winner` event is published once it is committed, if it is a larger win. */
export function noteWin(amount: bigint, currency: string): void {
  touched.getStore()?.wins.push({ amount, currency });
}

/**
 * Makes the database's transactions publish a `balance` event for every member whose money moved, and one `winner` event
 * for larger wins, after the commit and not after a rollback, so that nobody who posts to the ledger has to remember it.
 */
export function publishBalances(
  db: Database,
  events: Events,
  isLargerWin: (amount: bigint, currency: string) => boolean,
): void {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const noted: Touched = { members: new Set(), wins: [] };
    const result = await touched.run(noted, () => transaction(work, config));
    for (const memberId of noted.members) events.publish({ topic: "balance", customerId: String(memberId) });
    if (noted.wins.some(({ amount, currency }) => isLargerWin(amount, currency))) events.publish({ topic: "winner" });
    return result;
  };
}
