import { randomUUID } from "node:crypto";
import { and, count, eq, gt, min } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount, requireSession } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { lockMember } from "../member/members.ts";
import { DAY_MS } from "../time/units.ts";
import { requireDailyRoom } from "./dailyLimit.ts";
import { redraw } from "./picture.ts";
import type { SupportPlatform } from "./supportPlatform.ts";
import { uploadedImages } from "./upload.tables.ts";

const A_DAY = 20;

const Purpose = text(40).catch("");

/** Pictures that members upload: proofs, reports, screenshots. */
export function uploadRoutes({ db, clock, config }: SupportPlatform) {
  return (
    new Hono<AppEnv>()
      .post("/wps/upload/image", requireRealAccount, async (c) => {
        const { memberId } = c.var.session;
        const { file, purpose } = await readPicture(c);
        await requireRoom(memberId);
        const picture = await redraw(new Uint8Array(await file.arrayBuffer()));
        const id = randomUUID();
        await db.transaction(async (tx) => {
          // One upload per member at a time, so that the daily limit holds.
          await lockMember(tx, memberId);
          await requireRoom(memberId, tx);
          await tx.insert(uploadedImages).values({ id, memberId, purpose, ...picture, createdAt: clock.now() });
        });
        return ok(c, { imageId: id, url: `/wps/upload/image/${id}` });
      })
      // Another member's picture is answered like a missing one.
      .get("/wps/upload/image/:id", requireSession, async (c) => {
        const id = z.uuid().safeParse(c.req.param("id"));
        if (!id.success) throw new PlatformError("NOT_FOUND");
        const own = and(eq(uploadedImages.id, id.data), eq(uploadedImages.memberId, c.var.session.memberId));
        const [image] = await db.select({ content: uploadedImages.content }).from(uploadedImages).where(own);
        if (!image) throw new PlatformError("NOT_FOUND");
        return c.body(new Uint8Array(image.content), 200, {
          "Content-Type": "image/webp",
          "X-Content-Type-Options": "nosniff",
          "Content-Security-Policy": "default-src 'none'",
        });
      })
  );

  /** Throws when a member has reached the daily limit of uploads. */
  async function requireRoom(memberId: number, database: Pick<typeof db, "select"> = db): Promise<void> {
    if (!config.rateLimits) return;
    const now = clock.now();
    const [sent] = await database
      .select({ count: count(), first: min(uploadedImages.createdAt) })
      .from(uploadedImages)
      .where(
        and(eq(uploadedImages.memberId, memberId), gt(uploadedImages.createdAt, new Date(now.getTime() - DAY_MS))),
      );
    requireDailyRoom(sent, A_DAY, now);
  }
}

async function readPicture(c: Context) {
  const form = await c.req.formData().catch(() => {
    throw new PlatformError("PAYLOAD_INVALID");
  });
  const files = [...form.values()].filter((value) => value instanceof File);
  const [file] = files;
  if (!file || files.length > 1 || form.get("file") !== file) throw new PlatformError("IMAGE_COUNT");
  return { file, purpose: Purpose.parse(form.get("purpose")) };
}
