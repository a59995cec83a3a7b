import { asc, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { formControl } from "../http/formControl.ts";
import { rowId } from "../http/input.ts";
import { endNow } from "./endLeaderboard.ts";
import { leaderboards } from "./leaderboards.tables.ts";
import { textsOfSeries } from "./leaderboards.texts.ts";
import { countPlaces } from "./standings.ts";

const End = z.strictObject({ leaderboardId: rowId });

/** Controls that end leaderboards, as an operator would. */
export const leaderboardControlRoutes = (platform: CorePlatform) =>
  formControl({
    path: "/sandbox/leaderboard",
    call: "end",
    body: End,
    async run({ leaderboardId }) {
      await endNow(platform, leaderboardId);
      return true;
    },
    title: "Leaderboards",
    async items() {
      const open = await platform.db
        .select()
        .from(leaderboards)
        .where(isNull(leaderboards.endedAt))
        .orderBy(asc(leaderboards.endsAt));
      const list = [];
      for (const board of open) {
        const players = await countPlaces(platform.db, board);
        list.push(html`<article><header><strong>${textsOfSeries(board.series, "EN").title}</strong>
<span>${board.kind}, ${board.rule}, ${players} members</span>
<span class="muted">ends at ${board.endsAt.toISOString()}</span></header>
<form method="post"><input type="hidden" name="leaderboardId" value="${board.id}"><button>End now</button></form></article>`);
      }
      return list;
    },
  });
