import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, text } from "../http/input.ts";
import { transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import { toMinor } from "../money.ts";
import { CLUB_CURRENCY } from "./levels.ts";
import { giveTurnover } from "./vip.ts";

const Gift = z.strictObject({ username: text(32, 1), turnover: text(20, 1) });

/** The control that gives turnover of the VIP club, as an operator would. */
export const vipControlRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().post("/sandbox/vip/turnover", async (c) => {
    const { username, turnover } = await readJson(c, Gift);
    const member = await memberNamed(platform.db, username);
    if (member.currency !== CLUB_CURRENCY) throw new PlatformError("NOT_FOUND");
    const credit = toMinor(turnover, CLUB_CURRENCY);
    if (credit === undefined) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
    await transact(platform, (tx) => giveTurnover(tx, member.id, credit, platform.clock.now()));
    platform.wakeUps.wake();
    return ok(c, true);
  });
