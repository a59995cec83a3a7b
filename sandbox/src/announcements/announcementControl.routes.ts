import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readJson, text } from "../http/input.ts";
import { announcements } from "./announcements.tables.ts";

const NewAnnouncement = z.strictObject({
  type: z.enum(["PL", "PU", "PR", "H"]).default("H"),
  title: text(200, 1),
  content: text(5_000).optional(),
  pinned: z.boolean().default(false),
  route: text(200, 1).startsWith("/").optional(),
  endAt: z.iso.datetime().optional(),
});

/** Controls that add announcements; gateways get an event at once. */
export const announcementControls = ({ db, clock, events }: CorePlatform) =>
  new Hono<AppEnv>()
    .post("/sandbox/announcement", async (c) => {
      const { content, route = null, endAt, ...input } = await readJson(c, NewAnnouncement);
      const [row] = await db
        .insert(announcements)
        .values({
          ...input,
          route,
          content: content ?? input.title,
          createdAt: clock.now(),
          endAt: endAt === undefined ? null : new Date(endAt),
        })
        .returning({ id: announcements.id });
      await events.publish({ topic: "announcement", data: { announcementId: keyOf(row?.id) } });
      return ok(c, { announcementId: keyOf(row?.id) });
    })
    .delete("/sandbox/announcement", async (c) => {
      await db.delete(announcements);
      await events.publish({ topic: "announcement" });
      return ok(c, true);
    });

/** Number of an added announcement; announcements of the seed have smaller numbers. */
export const keyOf = (id: number | undefined) => `P${id}`;
