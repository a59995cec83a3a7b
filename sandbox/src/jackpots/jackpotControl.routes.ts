import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, rowId } from "../http/input.ts";
import { transact } from "../ledger/transact.ts";
import { raiseToBound } from "./jackpotMoney.ts";
import { jackpotLevelNames, jackpotLevels, jackpots } from "./jackpots.tables.ts";

const Raise = z.strictObject({
  jackpotId: rowId,
  level: z.enum(jackpotLevelNames),
});

/** Raises a level of a jackpot to its bound: the next bet that takes part wins it. */
export const jackpotControlRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().post("/sandbox/jackpot/raise", async (c) => {
    const { jackpotId, level: name } = await readJson(c, Raise);
    const isLevel = and(eq(jackpotLevels.jackpotId, jackpotId), eq(jackpotLevels.level, name));
    await transact(platform, async (tx) => {
      const [level] = await tx.select().from(jackpotLevels).where(isLevel).for("update");
      const [jackpot] = await tx.select().from(jackpots).where(eq(jackpots.id, jackpotId));
      if (!level || !jackpot) throw new PlatformError("NOT_FOUND");
      await raiseToBound(tx, { ...level, ...jackpot }, platform.clock.now());
      await tx.update(jackpotLevels).set({ amount: level.mustDropBy }).where(isLevel);
    });
    await platform.events.publish({ topic: "jackpot" });
    return ok(c, true);
  });
