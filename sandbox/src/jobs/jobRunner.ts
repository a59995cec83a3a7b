import { logError } from "../log.ts";
import { runInTransaction, runSweep } from "./execution.ts";
import type { Job } from "./job.ts";
import type { JobPlatform } from "./jobPlatform.ts";
import { addRecurring, followClock, releaseClaims, waitingOf } from "./queue.ts";

/** The longest time between two looks at the table. The runner looks earlier when it knows of an earlier due time. */
const LOOK_MS = 1_000;
/** The shortest time between two looks that nobody asked for. Many jobs end their pauses within the same milliseconds. */
const REST_MS = 50;
/** Pause of a job after another process was found to have locked all its due rows. */
const LOCKED_MS = 200;
/** How long a stop waits for running jobs. */
const GRACE_MS = 10_000;

/**
 * Runs the jobs of a platform. Each runs apart from the others, so that a slow or failing one holds up no other. Several
 * processes may run on one database: a lock or a claim decides which of them runs an occurrence.
 */
export class JobRunner<P extends JobPlatform> {
  readonly #platform: P;
  readonly #jobs: readonly Job<P>[];
  readonly #stopping = new AbortController();
  /** The running jobs, by name. */
  readonly #running = new Map<string, Promise<void>>();
  /** The end of the pause of each job that had nothing to do, by `performance.now()`. */
  readonly #pauses = new Map<string, number>();
  readonly #subscriptions: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, by `performance.now()`. */
  #looksAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  /** Sweeps that run even without work. */
  readonly #wanted = new Set<string>();
  #isWoken = false;
  #mustFollow = true;
  /** How often the clock was moved. */
  #shifts = 0;
  #isFailing = false;

  constructor(platform: P, jobs: readonly Job<P>[]) {
    this.#platform = platform;
    this.#jobs = jobs;
  }

  /** Runs what is due, also what was missed while nothing ran. */
  start(): void {
    const { clock, wakeUps } = this.#platform;
    this.#subscriptions.push(
      wakeUps.listen((name) => {
        if (name !== undefined) this.#wanted.add(name);
        this.#wake();
      }),
      clock.onShift(() => {
        this.#shifts += 1;
        this.#mustFollow = true;
        this.#wake();
      }),
    );
    this.#wake();
  }

  /** Waits for the running jobs and gives back the claims. Await it before closing the database. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const unsubscribe of this.#subscriptions) unsubscribe();
    clearTimeout(this.#timer);
    await this.#looking;
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, GRACE_MS);
    await Promise.race([Promise.all(this.#running.values()), grace.promise]);
    clearTimeout(timer);
    const { db, claims } = this.#platform;
    await releaseClaims(db, claims.processNumber).catch((error) => this.#report(error));
  }

  #wake(): void {
    this.#pauses.clear();
    this.#isWoken = true;
    this.#lookIn(0);
  }

  /** Looks after this time, unless it looks earlier anyway. */
  #lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.#stopping.signal.aborted || at >= this.#looksAt) return;
    clearTimeout(this.#timer);
    this.#looksAt = at;
    this.#timer = setTimeout(() => {
      this.#looksAt = Number.POSITIVE_INFINITY;
      // One look at a time: a look that was asked for meanwhile comes after it.
      this.#looking = this.#looking.then(() => this.#look());
    }, Math.ceil(ms)).unref();
  }

  async #look(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#isWoken = false;
    let wait = LOOK_MS;
    try {
      if (this.#mustFollow) await this.#followClock();
      wait = await this.#startDue();
      this.#isFailing = false;
    } catch (error) {
      this.#report(error);
    }
    this.#lookIn(this.#isWoken ? 0 : Math.max(wait, REST_MS));
  }

  async #followClock(): Promise<void> {
    this.#mustFollow = false;
    const { db, clock } = this.#platform;
    await followClock(db, this.#jobs, clock.now()).catch((error) => {
      this.#mustFollow = true;
      throw error;
    });
  }

  /** Starts each job that is due. Returns the time until the next one is. */
  async #startDue(): Promise<number> {
    const { db, clock, claims } = this.#platform;
    const pauses = this.#jobs.map(({ name }) => (this.#pauses.get(name) ?? 0) - performance.now());
    let wait = Math.min(LOOK_MS, ...pauses.filter((rest) => rest > 0));
    const idle = this.#jobs.filter(({ name }, i) => !this.#running.has(name) && (pauses[i] ?? 0) <= 0);
    if (idle.length === 0) return wait;
    const names = idle.map(({ name }) => name);
    const soon = new Date(clock.now().getTime() + LOOK_MS);
    const waiting = await waitingOf(db, names, { processNumber: claims.processNumber, soon });
    const found = new Map(waiting.map((row) => [row.name, row]));
    const added = idle
      .filter((job) => job.kind !== "deferred")
      .filter(({ name }) => found.get(name)?.isKnown === false);
    if (added.length > 0) {
      await addRecurring(db, added, clock.now());
      wait = 0;
    }
    for (const job of idle) {
      const { dueAt = null } = found.get(job.name) ?? {};
      const rest = dueAt === null ? LOOK_MS : dueAt.getTime() - clock.now().getTime();
      if (rest > 0) wait = Math.min(wait, rest);
      else this.#start(job);
    }
    return wait;
  }

  #start(job: Job<P>): void {
    const shifts = this.#shifts;
    const run = this.#run(job)
      .catch((error) => {
        this.#report(error);
        return LOOK_MS;
      })
      .then((pause) => {
        const end = endOf(pause);
        this.#running.delete(job.name);
        // The job may have stored its next time by the clock before it was moved.
        if (this.#shifts !== shifts) this.#mustFollow = true;
        this.#pauses.set(job.name, end);
        this.#lookIn(pause === 0 ? 0 : Math.max(end - performance.now(), REST_MS));
      });
    this.#running.set(job.name, run);
  }

  /** Runs all due occurrences of a job, one after the other. Returns the milliseconds of the pause after them. */
  async #run(job: Job<P>): Promise<number> {
    const platform = this.#platform;
    const { signal } = this.#stopping;
    if (job.kind === "sweep") {
      const isWanted = this.#wanted.delete(job.name);
      if (!isWanted && job.hasWork && !(await job.hasWork(platform))) {
        const now = platform.clock.now();
        return job.schedule.next(now).getTime() - now.getTime();
      }
      return (await runSweep(platform, job, signal)) ? 0 : LOCKED_MS;
    }
    let isBusy = false;
    while (!signal.aborted && (await runInTransaction(platform, job))) isBusy = true;
    return isBusy ? 0 : LOCKED_MS;
  }

  /** Reports the first of several failures in a row: while the database is away, each look fails. */
  #report(error: unknown): void {
    if (!this.#isFailing) logError("jobs", error);
    this.#isFailing = true;
  }
}

/** The end of a pause by `performance.now()`. Long pauses of all jobs end together, so that one look serves them. */
function endOf(pause: number): number {
  const end = performance.now() + pause;
  return pause < LOOK_MS ? end : Math.round(end / LOOK_MS) * LOOK_MS;
}
