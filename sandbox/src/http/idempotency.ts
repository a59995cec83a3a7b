import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lt } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/openDatabase.ts";
import type { SignedInEnv } from "./env.ts";
import { PlatformError } from "./errors.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const KEPT_MS = 24 * 3_600_000;
/** A request that takes longer than this is considered dead: the next one with its key takes over. */
const LEASE_MS = 30_000;
const POLL_MS = 25;

/** Whether a caller's key has a valid form. */
export const isIdempotencyKey = (key: string) => UUID.test(key);

/** Keys are kept in the database for a day. */
interface Store {
  db: Database;
  clock: Clock;
}

interface Answer {
  status: number;
  answer: string;
}

interface Once {
  key: string;
  /** Hash of the request, stored beside the answer. */
  bodyHash: string;
  /** Whether a stored hash is that of this request; compares the two hashes by default. */
  isSame?: (hash: string) => boolean | Promise<boolean>;
  /** Returns null, or throws, for an outcome that a retry may change: it is not stored. */
  run: () => Promise<Answer | null>;
}

/**
 * Runs once per key: repeats, even simultaneous ones, get the first answer; another request gets IDEMPOTENCY_MISMATCH.
 */
export async function answerOnce(store: Store, once: Once & { run: () => Promise<Answer> }): Promise<Answer>;
export async function answerOnce(store: Store, once: Once): Promise<Answer | null>;
export async function answerOnce(store: Store, { key, bodyHash, isSame, run }: Once): Promise<Answer | null> {
  const { db } = store;
  while (!(await claim(store, key, bodyHash))) {
    const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (!known) continue;
    const isRepeat = isSame ? await isSame(known.bodyHash) : known.bodyHash === bodyHash;
    if (!isRepeat) throw new PlatformError("IDEMPOTENCY_MISMATCH");
    if (known.status !== null && known.answer !== null) return { status: known.status, answer: known.answer };
    await sleep(POLL_MS);
  }
  const forget = () => db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  const answer = await run().catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (answer) await db.update(idempotencyKeys).set(answer).where(eq(idempotencyKeys.key, key));
  else await forget();
  return answer;
}

/**
 * Runs a request once per `Idempotency-Key`: repeats get the first answer; the same key with another body is refused.
 * Failures of the platform and RATE_LIMITED are not stored, as a retry may succeed.
 * Use it after `requireSession`.
 */
export const idempotent = (store: Store) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const sent = c.req.header("Idempotency-Key") ?? "";
    if (!isIdempotencyKey(sent)) throw new PlatformError("IDEMPOTENCY_REQUIRED");
    const bodyHash = createHash("sha256")
      .update(await c.req.text())
      .digest("hex");
    let isOwn = false;
    const kept = await answerOnce(store, {
      key: `${c.var.session.memberId}:${c.req.path}:${sent.toLowerCase()}`,
      bodyHash,
      async run() {
        isOwn = true;
        await next();
        // Hono has put the handler's error into `c.res` already; with `legacyStatus` its status may be 200.
        if (c.error ? mayGoWellNextTime(c.error) : c.res.status >= 500) return null;
        return { status: c.res.status, answer: await c.res.clone().text() };
      },
    });
    if (isOwn || !kept) return undefined;
    return new Response(kept.answer, { status: kept.status, headers: { "content-type": "application/json" } });
  });

const mayGoWellNextTime = (error: Error) =>
  !(error instanceof PlatformError) || error.status >= 500 || error.code === "RATE_LIMITED";

/** Whether this request claims the key and runs. */
async function claim({ db, clock }: Store, key: string, bodyHash: string): Promise<boolean> {
  const now = clock.now();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, new Date(now.getTime() - KEPT_MS)));
  const abandoned = new Date(now.getTime() - LEASE_MS);
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, abandoned)));
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ key, bodyHash, startedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}
