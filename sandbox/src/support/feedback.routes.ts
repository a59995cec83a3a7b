import { randomUUID } from "node:crypto";
import { networkOf } from "@atrium/schema/networkOf";
import { and, count, eq, gt, min, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { TRIAL_TYPE } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { pictureIds, readJson, written } from "../http/input.ts";
import { DAY_MS } from "../time/units.ts";
import { requireDailyRoom } from "./dailyLimit.ts";
import { FEEDBACK_TYPES, feedback } from "./feedback.tables.ts";
import { requireOwnImages } from "./ownImages.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const [A_DAY, A_DAY_OF_NETWORK] = [5, 200];
const [LEAST, MOST, MOST_CONTACT, MOST_IMAGES] = [10, 500, 100, 3];

const Feedback = z.object({
  type: z.enum(FEEDBACK_TYPES),
  content: written(MOST, LEAST),
  imageIds: pictureIds(MOST_IMAGES),
  contact: written(MOST_CONTACT)
    .nullish()
    .transform((value) => value || null),
});

/** Feedback of members and guests. */
export function feedbackRoutes({ db, clock, config }: SupportPlatform) {
  return new Hono<AppEnv>().put("/wps/feedback", async (c) => {
    const input = await readJson(c, Feedback);
    const { session, clientIp } = c.var;
    const memberId = session && session.type !== TRIAL_TYPE ? session.memberId : undefined;
    const sender = memberId === undefined ? `address:${networkOf(clientIp)}` : `member:${memberId}`;
    const id = randomUUID();
    await db.transaction(async (tx) => {
      // One request per sender at a time, so that the daily limit holds.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`feedback ${sender}`}))`);
      await requireRoom(tx, sender, memberId === undefined ? A_DAY_OF_NETWORK : A_DAY);
      await requireOwnImages(tx, input.imageIds, memberId);
      await tx.insert(feedback).values({ id, sender, ...input, createdAt: clock.now() });
    });
    return ok(c, { feedbackId: id });
  });

  /** Throws when the sender has reached the daily limit. */
  async function requireRoom(tx: Tx, sender: string, most: number): Promise<void> {
    if (!config.rateLimits) return;
    const now = clock.now();
    const [sent] = await tx
      .select({ count: count(), first: min(feedback.createdAt) })
      .from(feedback)
      .where(and(eq(feedback.sender, sender), gt(feedback.createdAt, new Date(now.getTime() - DAY_MS))));
    requireDailyRoom(sent, most, now);
  }
}
