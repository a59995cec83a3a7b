import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { OpenDatabase } from "../db/openDatabase.ts";
import type { AppEnv } from "./env.ts";

/** A database that takes longer does not serve requests in time either. */
const ANSWER_MS = 1_500;

/**
 * Readiness, for `npm start` and load balancers: 503 while the database does not answer. `lanes` has the state of the
 * connections.
 */
export const healthRoutes = ({ db, lanes }: Pick<OpenDatabase, "db" | "lanes">) =>
  new Hono<AppEnv>().get("/health/ready", async (c) => {
    const isUp = await answersInTime(db.execute(sql`select 1`));
    const body = { status: isUp ? "pass" : "fail", checks: { database: isUp ? "pass" : "fail" }, lanes: lanes() };
    return c.json(body, isUp ? 200 : 503);
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
