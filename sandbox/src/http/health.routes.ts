import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { OpenDatabase } from "../db/openDatabase.ts";
import type { AppEnv } from "./env.ts";
import type { Storage } from "./storage.ts";

/** A database that takes longer does not serve requests in time either. */
const ANSWER_MS = 1_500;

interface Watched extends Pick<OpenDatabase, "db" | "lanes"> {
  storage: Storage;
}

const word = (isGood: boolean) => (isGood ? "pass" : "fail");

/**
 * Readiness, for `npm start` and load balancers: 503 while the database does not answer, or has no room for what is written.
 * `lanes` has the state of the connections.
 */
export const healthRoutes = ({ db, lanes, storage }: Watched) =>
  new Hono<AppEnv>().get("/health/ready", async (c) => {
    const [isUp, hasRoom] = await Promise.all([answersInTime(db.execute(sql`select 1`)), storage.hasRoom()]);
    const checks = { database: word(isUp), storage: word(hasRoom) };
    const isReady = isUp && hasRoom;
    return c.json({ status: word(isReady), checks, lanes: lanes() }, isReady ? 200 : 503);
  });

const answersInTime = (work: PromiseLike<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    const end = (isUp: boolean) => {
      clearTimeout(timer);
      resolve(isUp);
    };
    work.then(
      () => end(true),
      () => end(false),
    );
  });
