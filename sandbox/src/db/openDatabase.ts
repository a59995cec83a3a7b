import { setImmediate } from "node:timers/promises";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { logLine } from "../logLine.ts";
import { lockFolder } from "./folderLock.ts";
import { keepPrivate } from "./keepPrivate.ts";
import { migrationsFolder } from "./migrations.ts";
import { type Listen, listenEmbedded, listenOnServer } from "./notifications.ts";
import { refuseOtherRelease } from "./otherRelease.ts";
import { markStatements, newProcessNumber } from "./processNumber.ts";
import { repeatable } from "./repeatable.ts";
import { endAtPanic, hasRoomIn, readOnlyWithoutRoom, untilRoom } from "./room.ts";
import type { LaneState } from "./serverLane.ts";

/**
 * A database. `db.transaction` runs its work again after a conflict or a lost connection: the work must change nothing
 * but the database, and what it returns.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
/**
 * The argument of `db.transaction`'s callback, or a database where one statement is enough. Inside a transaction use
 * only this: on PGlite, the outer `db` would wait forever.
 */
export type Tx = Database;

/** A database that is open, with what the whole process needs to know about it. */
export interface OpenDatabase {
  /** For short work. */
  db: Database;
  /** For reports: at a server it has connections of its own, so that many reports do not stop short work. */
  reportDb: Database;
  /** For work that takes long, such as a reset: at a server it has no limits of time. */
  maintenanceDb: Database;
  /** Number of this process; `isRunning` in `advisoryLocks.ts` knows it as long as the process lives. */
  processNumber: number;
  /** The folder of the embedded database; undefined at a server. */
  folder: string | undefined;
  /** What the connections do, by their kind of work; empty for the embedded database, which has one. */
  lanes: () => Record<string, LaneState>;
  listen: Listen;
  close: () => Promise<void>;
}

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Fills a database after its migrations, when it is empty. */
type Fill = (db: Database) => Promise<void>;

/**
 * Opens the platform's database, runs the migrations that it lacks, and fills it. Of several processes that start
 * together at a server, one does that, and the others wait.
 */
export const openDatabase = ({ databaseUrl, dataDir }: Place, fill: Fill = async () => {}): Promise<OpenDatabase> =>
  databaseUrl ? openServer(databaseUrl, fill) : openEmbedded(dataDir, fill);

async function openServer(url: string, fill: Fill): Promise<OpenDatabase> {
  const [{ migrate }, { default: pg }, { markProcess }, { prepareServer }, { openLane }] = await Promise.all([
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
    import("./processMark.ts"),
    import("./prepareServer.ts"),
    import("./serverLane.ts"),
  ]);
  const mark = await markProcess(url);
  try {
    await prepareServer(url, (db) => prepare(db, () => migrate(db, { migrationsFolder }), fill));
  } catch (error) {
    await mark.close();
    throw error;
  }
  const [work, reports, maintenance] = [openLane(url, "work"), openLane(url, "reports"), openLane(url, "maintenance")];
  return {
    db: work.db,
    reportDb: reports.db,
    maintenanceDb: maintenance.db,
    processNumber: mark.processNumber,
    folder: undefined,
    listen: listenOnServer(() => new pg.Client({ connectionString: url, keepAlive: true })),
    lanes: () => ({ work: work.state(), reports: reports.state() }),
    close: async () => void (await Promise.all([work.close(), reports.close(), maintenance.close(), mark.close()])),
  };
}

const SETTINGS = [
  // PGlite would take 128 MB. The system caches the files too, and this is enough for what requests read again and again.
  "shared_buffers=16MB",
  // It would keep 100 MB of used log files to write them again, in each folder and each copy of it.
  "wal_recycle=off",
  "wal_init_zero=off",
];

/** Opens the embedded Postgres, in a folder or in memory. */
async function openEmbedded(dataDir: string, fill: Fill): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { PGlite }, { keepFewParsers }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("@electric-sql/pglite"),
    import("./keepFewParsers.ts"),
  ]);
  const isOnDisk = dataDir !== "memory";
  // Two processes on one embedded database corrupt it.
  const unlock = isOnDisk ? lockFolder(dataDir) : () => {};
  try {
    if (isOnDisk) {
      keepPrivate(dataDir);
      await untilRoom(dataDir);
    }
    const client = await PGlite.create({
      ...(isOnDisk && { dataDir }),
      startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
    });
    keepFewParsers(client);
    endAtPanic(client, (error) => {
      logLine(`The sandbox ends: its database had no room, or is damaged (${error.message})`);
      process.exit(1);
    });
    const stopLooking = isOnDisk ? readOnlyWithoutRoom(client, () => hasRoomIn(dataDir)) : () => {};
    const close = () => {
      stopLooking();
      return client.close().finally(unlock);
    };
    const own = drizzle(client);
    const db: Database = own;
    const transaction = db.transaction.bind(db);
    db.transaction = (work, config) =>
      repeatable(() =>
        transaction(async (tx) => {
          // PGlite answers without leaving the current task: many requests together would keep others, and timers, out.
          await setImmediate();
          return work(tx);
        }, config),
      );
    const processNumber = newProcessNumber();
    try {
      await prepare(db, () => migrate(own, { migrationsFolder }), fill);
      for (const statement of markStatements(processNumber)) await client.query(statement);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      db,
      reportDb: db,
      maintenanceDb: db,
      processNumber,
      folder: isOnDisk ? dataDir : undefined,
      lanes: () => ({}),
      listen: listenEmbedded(client),
      close,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function prepare(db: Database, migrate: () => Promise<void>, fill: Fill): Promise<void> {
  await refuseOtherRelease(db);
  try {
    await migrate();
  } catch (error) {
    throw new Error("the sandbox's database cannot be migrated; `npm start -- --reset` deletes it and starts anew", {
      cause: error,
    });
  }
  await fill(db);
}
