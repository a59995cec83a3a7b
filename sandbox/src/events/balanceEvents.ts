import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../db/openDatabase.ts";
import type { Events } from "./events.ts";

const touched = new AsyncLocalStorage<Set<number>>();

/** Notes, inside a transaction, that a member's money moves: its `balance` event is published once it is committed. */
export function noteBalanceChange(memberId: number): void {
  touched.getStore()?.add(memberId);
}

/**
 * Makes the database's transactions publish a `balance` event for every member whose money moved, after the commit and
 * not after a rollback, so that nobody who posts to the ledger has to remember it.
 */
export function publishBalances(db: Database, events: Events): void {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const members = new Set<number>();
    const result = await touched.run(members, () => transaction(work, config));
    for (const memberId of members) events.publish({ topic: "balance", customerId: String(memberId) });
    return result;
  };
}
