import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readJson, text } from "../http/input.ts";
import { transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import { grantTickets, ticketsLeft } from "./raffle.ts";

const Gift = z.strictObject({ username: text(32, 1), count: z.int().min(1).max(100).default(1) });

/** The control that gives tickets of the raffle, as an operator would. */
export const raffleControlRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().post("/sandbox/raffle/tickets", async (c) => {
    const { username, count } = await readJson(c, Gift);
    const member = await memberNamed(platform.db, username);
    const at = platform.clock.now();
    const gift = { memberId: member.id, cause: `operator:${randomUUID()}`, source: "GIFT", count, at } as const;
    await transact(platform, (tx) => grantTickets(tx, gift));
    return ok(c, { ticketsLeft: await ticketsLeft(platform.db, member.id) });
  });
