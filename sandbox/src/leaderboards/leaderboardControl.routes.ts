import { asc, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readForm, readJson } from "../http/input.ts";
import { formPage } from "../http/sandboxPage.ts";
import { endNow } from "./endLeaderboard.ts";
import { leaderboards } from "./leaderboards.tables.ts";
import { textsOfSeries } from "./leaderboards.texts.ts";
import { countPlaces } from "./standings.ts";

const End = z.strictObject({ leaderboardId: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Controls that end leaderboards, as an operator would. */
export function leaderboardControlRoutes(platform: CorePlatform) {
  const { db } = platform;
  return new Hono<AppEnv>()
    .post("/sandbox/leaderboard/end", async (c) => {
      await endNow(platform, (await readJson(c, End)).leaderboardId);
      return ok(c, true);
    })
    .get("/sandbox/leaderboard", async (c) => {
      const open = await db
        .select()
        .from(leaderboards)
        .where(isNull(leaderboards.endedAt))
        .orderBy(asc(leaderboards.endsAt));
      const list = [];
      for (const board of open) {
        const players = await countPlaces(db, board);
        list.push(html`<article><header><strong>${textsOfSeries(board.series, "EN").title}</strong>
<span>${board.kind}, ${board.rule}, ${players} members</span>
<span class="muted">ends at ${board.endsAt.toISOString()}</span></header>
<form method="post"><input type="hidden" name="leaderboardId" value="${board.id}"><button>End now</button></form></article>`);
      }
      return formPage(c, "Leaderboards", list);
    })
    .post("/sandbox/leaderboard", async (c) => {
      await endNow(platform, (await readForm(c, End)).leaderboardId);
      return c.redirect("/sandbox/leaderboard", 303);
    });
}
