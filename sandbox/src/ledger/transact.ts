import type { Database, Tx } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import type { NewEvent, OwnTopic } from "../events/topics.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";

interface Win {
  amount: bigint;
  currency: string;
}

/** What the postings of one transaction changed. */
interface Changes {
  /** Wins from this amount on are larger wins. */
  largerWin: bigint;
  /** What changed for which members. */
  members: Map<number, Set<OwnTopic>>;
  /** What members won. */
  wins: Win[];
  /** Other events of the transaction. */
  news: NewEvent[];
}

const CHANGES = Symbol("changes");

/** A database transaction that may post to the ledger. Only `transact` and `withoutEvents` make one. */
export type LedgerTx = Tx & { [CHANGES]: Changes };

interface LedgerPlatform {
  db: Database;
  events: Events;
  /** Wins from this amount on are larger wins. */
  config: { readonly largerWin: bigint };
}

/**
 * Runs work in a database transaction that may post to the ledger. Like every transaction, it runs again after a
 * conflict or a lost connection (`db/repeatable.ts`): what an earlier try changed is forgotten. The transaction records
 * one event for each member and topic that it changed, and one `winner` event after a larger win. `atEnd` is the last part of the
 * transaction, after the work.
 */
export async function transact<Result>(
  { db, events, config }: LedgerPlatform,
  work: (tx: LedgerTx) => Promise<Result>,
  atEnd?: (tx: Tx, result: Result) => Promise<void>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const ledgerTx = withChanges(tx, config.largerWin);
    const done = await work(ledgerTx);
    await atEnd?.(tx, done);
    await events.record(tx, ...takeNews(ledgerTx));
    return done;
  });
  void events.deliver();
  return result;
}

/** A transaction of the seed as one that may post to the ledger. It records no events, because nobody listens yet. */
export const withoutEvents = (tx: Tx): LedgerTx => withChanges(tx, 0n);

function withChanges(tx: Tx, largerWin: bigint): LedgerTx {
  const changes: Changes = { largerWin, members: new Map(), wins: [], news: [] };
  return Object.assign(tx, { [CHANGES]: changes });
}

/**
 * The events of what a transaction has changed so far, for a statement that records them together with other rows. The end of
 * the transaction records only what comes later.
 */
export function takeNews(tx: LedgerTx): NewEvent[] {
  const { largerWin, members, wins, news } = tx[CHANGES];
  tx[CHANGES] = { largerWin, members: new Map(), wins: [], news: [] };
  const own = [...members].flatMap(([memberId, changed]) =>
    [...changed].map((topic): NewEvent => ({ topic, customerId: String(memberId) })),
  );
  const winner: NewEvent[] = wins.some((win) => isLargerWin(win, largerWin)) ? [{ topic: "winner" }] : [];
  return [...own, ...winner, ...news];
}

/** Wins of play money are never larger wins. */
const isLargerWin = ({ amount, currency }: Win, largerWin: bigint) =>
  currency === CATALOGUE_CURRENCY && amount >= largerWin;

/** Records what changes for a member in this transaction: without a topic the balance. */
export function recordChange(tx: LedgerTx, memberId: number, topic: OwnTopic = "balance"): void {
  const { members } = tx[CHANGES];
  members.set(memberId, (members.get(memberId) ?? new Set()).add(topic));
}

/** Records what a member wins in this transaction. */
export function recordWin(tx: LedgerTx, win: Win): void {
  tx[CHANGES].wins.push(win);
}

/** Records an event of this transaction, for code that has no platform. */
export function recordNews(tx: LedgerTx, event: NewEvent): void {
  tx[CHANGES].news.push(event);
}
