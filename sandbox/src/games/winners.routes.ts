import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import { winners } from "./winners.ts";

const MOST = 20;

const RankQuery = z.object({
  period: z.enum(["DAY", "WEEK", "MONTH"]).default("DAY"),
  sort: z.enum(["AMOUNT", "LATEST"]).default("AMOUNT"),
  size: z.coerce.number().int().min(1).max(MOST).default(MOST),
  language: z.string().max(8).optional().transform(toLanguage),
});

/** The winners' board, with masked names. */
export const winnerRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/GCSGAME_getRankList", shared(30), async (c) =>
    ok(c, { list: await winners(platform, readQuery(c, RankQuery)) }),
  );
