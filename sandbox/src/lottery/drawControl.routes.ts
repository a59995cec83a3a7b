import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readJson, text } from "../http/input.ts";
import { resultView } from "./draws/draw.wire.ts";
import { resultsOf, standingAt } from "./draws/draws.ts";
import { momentOf, reveal } from "./draws/moment.ts";
import { changeDraws } from "./locks.ts";
import { requireLottery } from "./lotteries.ts";
import { lotteryEarlyDraws, lotteryOrders } from "./lottery.tables.ts";
import { settleDueOrders } from "./orders/settleDraws.ts";

const Drawing = z.strictObject({ gameCode: text(60, 1) });

/**
 * The control that brings a lottery's next draw forward to now. The draw after it keeps its time and takes bets at
 * once.
 */
export const drawControlRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().post("/sandbox/draw", async (c) => {
    const lottery = await requireLottery(platform, (await readJson(c, Drawing)).gameCode);
    const { gameCode } = lottery;
    await platform.events.transaction(async (tx) => {
      await changeDraws(tx, gameCode);
      const moment = await momentOf(platform, tx, [lottery]);
      const { current } = standingAt(lottery, moment);
      const drawnAt = moment.now;
      await reveal(platform, tx, { gameCode, numero: current.numero, revealedAt: drawnAt });
      await tx.insert(lotteryEarlyDraws).values({ gameCode, numero: current.numero, drawnAt }).onConflictDoNothing();
      await tx
        .update(lotteryOrders)
        .set({ drawsAt: drawnAt })
        .where(
          and(
            eq(lotteryOrders.gameCode, gameCode),
            eq(lotteryOrders.numero, current.numero),
            eq(lotteryOrders.state, "OPEN"),
          ),
        );
    });
    await settleDueOrders(platform);
    const [draw] = await resultsOf(platform, lottery, 1);
    return ok(c, { gameCode, ...(draw && resultView(draw, lottery)) });
  });
