import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { asc, gt, isNull, or, sql } from "drizzle-orm";
import type { Listen } from "../db/notifications.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { sharedValue } from "../db/sharedValues.ts";
import { logError } from "../log.ts";
import { repeat } from "../repeat.ts";
import { events } from "./events.tables.ts";
import { recordsEvents } from "./recordsEvents.ts";
import type { NewEvent, PlatformEvent } from "./topics.ts";

/** When a listener rejects, all get the event again, a few times. */
type Listener = (event: PlatformEvent) => unknown;

/** Channel of the database's notifications; the payload is the number of the latest event. */
const CHANNEL = "events";
/** Events of transactions that commit within this time are numbered together. */
const COLLECT_MS = 5;
/** Finds events that a killed process did not number, and events with a lost notification. */
const LOOK_MS = 2_000;
/** More events than this are not sent again: reading everything anew is cheaper then. */
const MOST_MISSED = 10_000;
const PAGE = 1_000;
/** An event is skipped after this many failures of its listeners, so that it does not block later events for ever. */
const MOST_TRIES = 5;

const recording = prepareOnce((tx) =>
  tx
    .with(tx.$with("recorded", {}).as(recordsEvents))
    .select({ done: sql`1` })
    .from(sql`(select 1) as one`)
    .prepare("record_events"),
);

const reading = prepareOnce((tx) =>
  tx
    .select()
    .from(events)
    .where(gt(events.number, sql.placeholder("number")))
    .orderBy(asc(events.number))
    .limit(sql.placeholder("most"))
    .prepare("read_events"),
);

/**
 * The events of all processes, in one order (ADR 33). A listener gets each event that any process recorded once its
 * transaction is committed.
 */
export class Events {
  readonly #db: Database;
  readonly #database: string;
  readonly #listeners = new Set<Listener>();
  /** Number of the latest event that the listeners got. */
  #last: number;
  #hasNew = false;
  /** How often the next event failed. */
  #failures = 0;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  private constructor(db: Database, database: string, last: number) {
    this.#db = db;
    this.#database = database;
    this.#last = last;
  }

  /** Listeners of this process get the events from now on. */
  static async open(db: Database): Promise<Events> {
    // Another database has other events under the same numbers.
    const database = await sharedValue(db, "events", () => randomUUID().slice(0, 8));
    const [row] = await db.select({ last: sql`coalesce(max(${events.number}), 0)`.mapWith(Number) }).from(events);
    return new Events(db, database, row?.last ?? 0);
  }

  /** Records events in the transaction of the change that they report. Call `deliver` after its commit. */
  async record(tx: Tx, ...news: readonly NewEvent[]): Promise<void> {
    if (news.length > 0) await recording(tx).execute({ events: JSON.stringify(news) });
  }

  /** Runs work in a transaction, and delivers the events that it records. */
  async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await this.#db.transaction(work);
    void this.deliver();
    return result;
  }

  /** Records an event of a change that is committed already, and delivers it. */
  async publish(event: NewEvent): Promise<void> {
    await this.record(this.#db, event);
    void this.deliver();
  }

  /** Numbers all committed events, and resolves when this process's listeners have got them. It never rejects. */
  deliver(): Promise<void> {
    this.#hasNew = true;
    return this.#run();
  }

  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Id of the latest event that listeners of this process got. */
  lastId(): string {
    return this.#idOf(this.#last);
  }

  /**
   * Events after that id, of any process; undefined when they are no longer known, so that the listener must read
   * everything again.
   */
  async since(id: string): Promise<PlatformEvent[] | undefined> {
    const [, database, digits] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
    if (database !== this.#database) return undefined;
    const number = Number(digits);
    // The event of that id is still there, or it is the beginning.
    const kept = await this.#readAfter(number - 1, MOST_MISSED + 2);
    const [oldest = { number: 0 }] = kept;
    const missed = kept.filter((event) => event.number > number);
    const isWhole = oldest.number === number || (number === 0 && oldest.number === 1);
    return isWhole && missed.length <= MOST_MISSED ? missed : undefined;
  }

  /** Follows the other processes. Returns the function that stops it: await it before closing the database. */
  start(listen: Listen): () => Promise<void> {
    const stopListening = listen(CHANNEL, (payload) => {
      // A new connection sends no number, because notifications may have been lost.
      if (payload === undefined || Number(payload) > this.#last) void this.#run();
    });
    const stopLooking = repeat(LOOK_MS, "looking for events", () => this.#look());
    return async () => {
      await Promise.all([stopListening(), stopLooking()]);
      while (this.#running) await this.#running;
    };
  }

  /** Delivers events that nobody delivered. Mostly there are none, and one statement says so. */
  async #look(): Promise<void> {
    const isWaiting = or(isNull(events.number), gt(events.number, this.#last));
    const [waiting] = await this.#db.select({ id: events.id }).from(events).where(isWaiting).limit(1);
    if (waiting) await this.deliver();
  }

  /** One run at a time. A call during a run resolves after the next one, which sees what is committed by now. */
  #run(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#numberAndRead().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#run();
    });
    return this.#next;
  }

  async #numberAndRead(): Promise<void> {
    try {
      if (this.#hasNew) {
        await sleep(COLLECT_MS);
        this.#hasNew = false;
        await this.#db.execute(sql`select number_events()`);
      }
      for (let page: PlatformEvent[] | undefined; page === undefined || page.length === PAGE; ) {
        page = await this.#readAfter(this.#last, PAGE);
        for (const event of page) await this.#tell(event);
      }
    } catch (error) {
      // The events stay in the database: the next run delivers them.
      logError("delivering events", error);
    }
  }

  async #tell(event: PlatformEvent): Promise<void> {
    try {
      await Promise.all([...this.#listeners].map(async (listener) => listener(event)));
    } catch (error) {
      this.#failures += 1;
      if (this.#failures < MOST_TRIES) throw error;
      logError(`event ${event.id} is left out`, error);
    }
    this.#failures = 0;
    this.#last = event.number;
  }

  async #readAfter(number: number, most: number): Promise<PlatformEvent[]> {
    const rows = await reading(this.#db).execute({ number, most });
    return rows.map(({ topic, number, customerId, data }) => ({
      topic,
      number: number ?? 0,
      id: this.#idOf(number ?? 0),
      ...(customerId !== null && { customerId }),
      ...(data !== null && { data }),
    }));
  }

  #idOf(number: number): string {
    return `${this.#database}-${number}`;
  }

  /**
   * Deletes events after five minutes, and returns their number. The latest one always stays: the next one counts on
   * from it.
   */
  async trim(): Promise<number> {
    const latest = sql`(select max(${events.number}) from ${events})`;
    const isOld = sql`${events.number} < ${latest} and ${events.at} < now() - interval '5 minutes'`;
    return (await this.#db.delete(events).where(isOld).returning({ id: events.id })).length;
  }
}
