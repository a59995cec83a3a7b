import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { isRunning } from "../../db/advisoryLocks.ts";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { repeatable } from "../../db/repeatable.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** How long the database keeps an answer. */
const KEPT = sql`interval '24 hours'`;

/** What a request was answered, as it is kept. */
export interface Answer {
  status: number;
  answer: string;
}

/**
 * Idempotency keys of requests that are under way. A claim lasts as long as the process that has it: when the process
 * dies, the next request with the key takes over at once. Times are the database's, which `/sandbox/clock` cannot shift.
 */
export class Claims {
  readonly #db: Database;
  /** The process that has these claims. */
  readonly processNumber: number;
  /** What the requests of this process wait for, by key. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(db: Database, processNumber: number) {
    this.#db = db;
    this.processNumber = processNumber;
  }

  /** Whether a request of this process has the key at the moment. */
  isEntered(key: string): boolean {
    return this.#running.has(key);
  }

  /**
   * Makes this the only request of this process with the key. Gives the function that lets the next one in; undefined
   * when the signal comes before its turn.
   */
  async enter(key: string, signal: AbortSignal): Promise<(() => void) | undefined> {
    for (let other = this.#running.get(key); other; other = this.#running.get(key)) {
      if (await isAbortedBefore(other, signal)) return undefined;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#running.set(key, promise);
    return () => {
      this.#running.delete(key);
      resolve();
    };
  }

  /**
   * Whether this request claims the key: nobody used it in the last day, or its request ended without an answer. Use it
   * after `enter`.
   */
  async take(key: string, bodyHash: string): Promise<boolean> {
    const own = { bodyHash, startedAt: sql`now()`, processNumber: this.processNumber, status: null, answer: null };
    const known = idempotencyKeys;
    const isDead = sql`${known.processNumber} is null or ${known.processNumber} = ${this.processNumber}
      or not ${isRunning(known.processNumber)}`;
    // A repeat finds the claim of this process, and takes it again.
    const claimed = await repeatable(() =>
      this.#db
        .insert(known)
        .values({ key, ...own })
        .onConflictDoUpdate({
          target: known.key,
          set: own,
          setWhere: sql`${known.startedAt} < now() - ${KEPT} or (${known.status} is null and (${isDead}))`,
        })
        .returning({ key: known.key }),
    );
    return claimed.length === 1;
  }

  /** Whether a request with one of the keys is under way, in any process. */
  async isUnderWay(keys: readonly string[]): Promise<boolean> {
    if (keys.some((key) => this.isEntered(key))) return true;
    const { key, status, processNumber } = idempotencyKeys;
    // Those of this process have been entered, or ended.
    const isElsewhere = and(ne(processNumber, this.processNumber), isRunning(processNumber));
    return (await this.#db.$count(idempotencyKeys, and(inArray(key, keys), isNull(status), isElsewhere))) > 0;
  }

  /** The request that has the key; undefined when there is none any more. */
  async find(key: string) {
    const [known] = await repeatable(() => this.#db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)));
    return known;
  }

  /** Stores the answer of a request, unless it has one. */
  async answer(key: string, answer: Answer): Promise<void> {
    await repeatable(() => this.answerIn(this.#db, key, answer));
  }

  /** Stores the answer of a request in a transaction: it exists when the transaction is committed. */
  async answerIn(tx: Tx, key: string, answer: Answer): Promise<void> {
    await tx.update(idempotencyKeys).set(answer).where(this.#own(key));
  }

  /** Gives a claim back: the next request with the key runs. */
  async giveBack(key: string): Promise<void> {
    await repeatable(() => this.#db.delete(idempotencyKeys).where(this.#own(key)));
  }

  /** Deletes the keys that are older than a day, and returns their number. */
  async forgetOld(): Promise<number> {
    const isOld = sql`${idempotencyKeys.startedAt} < now() - ${KEPT}`;
    return (await this.#db.delete(idempotencyKeys).where(isOld).returning({ key: idempotencyKeys.key })).length;
  }

  /** Another process may have taken over, if it believed that this one was dead. */
  #own(key: string) {
    const { processNumber, status } = idempotencyKeys;
    return and(eq(idempotencyKeys.key, key), eq(processNumber, this.processNumber), isNull(status));
  }
}

/** Waits until the work ends; true when the signal comes first. */
async function isAbortedBefore(work: Promise<void>, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return true;
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => resolve(), { once: true });
  await Promise.race([work, promise]);
  return signal.aborted;
}
