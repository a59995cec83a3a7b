import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lt } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Platform } from "../platform.ts";
import type { SignedInEnv } from "./env.ts";
import { PlatformError } from "./errors.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const KEPT_MS = 24 * 3_600_000;
/** A request that takes longer than this has died: the next one under its key may take over. */
const LEASE_MS = 30_000;
const POLL_MS = 25;

/**
 * Carries a request out once per `Idempotency-Key`: repeats, also simultaneous ones, get the first answer; the same key
 * with another body is refused with IDEMPOTENCY_MISMATCH. What may go well next time is not kept: failures of the
 * platform itself and RATE_LIMITED.
 * Stands behind `requireSession`.
 */
export const idempotent = (platform: Platform) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const sent = c.req.header("Idempotency-Key") ?? "";
    if (!UUID.test(sent)) throw new PlatformError("IDEMPOTENCY_REQUIRED");
    const key = `${c.var.session.memberId}:${c.req.path}:${sent.toLowerCase()}`;
    const bodyHash = createHash("sha256")
      .update(await c.req.text())
      .digest("hex");

    for (;;) {
      if (await claim(platform, key, bodyHash)) break;
      const [known] = await platform.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
      if (!known) continue;
      if (known.bodyHash !== bodyHash) throw new PlatformError("IDEMPOTENCY_MISMATCH");
      if (known.status !== null && known.answer !== null) {
        return new Response(known.answer, { status: known.status, headers: { "content-type": "application/json" } });
      }
      await sleep(POLL_MS);
    }

    await next();
    // Hono has turned what the handler threw into `c.res` by now; its status may be the 200 of older platforms.
    if (c.error ? mayGoWellNextTime(c.error) : c.res.status >= 500) {
      await platform.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
      return;
    }
    const answer = await c.res.clone().text();
    await platform.db.update(idempotencyKeys).set({ status: c.res.status, answer }).where(eq(idempotencyKeys.key, key));
  });

const mayGoWellNextTime = (error: Error) =>
  !(error instanceof PlatformError) || error.status >= 500 || error.code === "RATE_LIMITED";

/** Whether this request is the one to carry it out. */
async function claim({ db, clock }: Platform, key: string, bodyHash: string): Promise<boolean> {
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
