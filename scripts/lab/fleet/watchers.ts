import type { Client } from "./client.ts";

/** How long a change may take to reach a watcher on a quiet machine, over the end of its stream too. */
const LATE_MS = 5_000;
/** On a busy machine everything takes longer: how often the slowest delivery before the restarts is added to that. */
const SLOWNESS_FACTOR = 10;

/** How changes reached the watchers. */
export interface Deliveries {
  expected: number;
  /** Never seen. */
  lost: number;
  /** Seen after more than `lateAfterMs`. */
  late: number;
  lateAfterMs: number;
  slowestMs: number;
  /** How often a stream ended and was opened again. */
  reconnects: number;
}

/** Watches a balance as the web client does: by one stream, which it opens again when it ends, and then reads again. */
export class Watcher {
  readonly #client: Client;
  readonly #abort = new AbortController();
  /** Balances in the order in which they were seen, with the time. */
  readonly #seen: { balance: number; at: number }[] = [];
  readonly #done: Promise<void>;
  opened = 0;

  constructor(client: Client) {
    this.#client = client;
    this.#done = this.#run();
  }

  /** Milliseconds from `since` until a balance of at least `balance` was seen. */
  delayOf(balance: number, since: number): number {
    const seen = this.#seen.find((entry) => entry.balance >= balance);
    return seen === undefined ? Number.POSITIVE_INFINITY : Math.max(0, seen.at - since);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    const { signal } = this.#abort;
    while (!signal.aborted) {
      try {
        let isFirst = true;
        for await (const data of this.#client.listen("balanceChanged", signal)) {
          // Events may have been missed before the stream was open.
          if (isFirst) await this.#read();
          isFirst = false;
          this.#note(data?.balanceChanged?.total.amount);
        }
      } catch {
        // The gateway stopped. The next stream leads to another.
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #read(): Promise<void> {
    this.opened += 1;
    const { data } = await this.#client.ask("balance");
    this.#note(data?.viewer?.member?.wallet.total.amount);
  }

  #note(amount: string | undefined): void {
    if (amount !== undefined) this.#seen.push({ balance: Number(amount), at: performance.now() });
  }
}

interface Credit {
  balance: number;
  at: number;
}

type Watching = Pick<Watcher, "delayOf" | "opened">;

/**
 * Compares what was credited, and when, with what the watchers saw. `steady` are the credits before the first restart: how
 * long these took says how busy the machine is.
 */
export function deliveriesTo(
  watchers: readonly Watching[],
  credits: readonly Credit[],
  steady: readonly Credit[],
): Deliveries {
  const delays = delaysOf(watchers, credits);
  const lateAfterMs = LATE_MS + SLOWNESS_FACTOR * slowestOf(delaysOf(watchers, steady));
  return {
    expected: delays.length,
    lost: delays.filter((delay) => delay === Number.POSITIVE_INFINITY).length,
    late: delays.filter((delay) => Number.isFinite(delay) && delay > lateAfterMs).length,
    lateAfterMs,
    slowestMs: slowestOf(delays),
    reconnects: watchers.reduce((sum, { opened }) => sum + Math.max(0, opened - 1), 0),
  };
}

const delaysOf = (watchers: readonly Watching[], credits: readonly Credit[]) =>
  watchers.flatMap((watcher) => credits.map(({ balance, at }) => watcher.delayOf(balance, at)));

/** Of those that arrived. */
const slowestOf = (delays: readonly number[]) => Math.max(0, ...delays.filter(Number.isFinite));
