import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { and, eq, inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { createDeposit, endDeposit } from "../deposits/deposits.ts";
import { PlatformError } from "../http/errors.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { Crash, crashAt } from "../testing/crashing.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { DAY_MS } from "../time/units.ts";
import { apply, decide } from "./applications.ts";
import { promotionApplications, promotionClaims } from "./memberPromotions.tables.ts";
import { claimPromotion, joinPromotion } from "./takePart.ts";

const MEMBERS = [3, 4];

const { platform, db, clock } = await openPlatformForFile();

test("after random joins, deposits, claims, decisions and crashes, every bonus was given once, and no money is missing", async () => {
  let claimed = 0;
  let issued = 0;
  await whatever(async (random) => {
    const held = async () => {
      const balances = await Promise.all(MEMBERS.map((id) => balanceOf(db, memberAccountId(id, "bonus", "VND"))));
      return balances.reduce((sum, balance) => sum + balance, 0n);
    };
    const active = async () => {
      const own = and(inArray(bonuses.memberId, MEMBERS), eq(bonuses.status, "ACTIVE"));
      return (
        await db
          .select({ amount: bigSum(bonuses.amount) })
          .from(bonuses)
          .where(own)
      )[0]?.amount;
    };
    const deposit = async (memberId: number) => {
      const amount = BigInt(random.int(40, 500) * 1_000);
      const promotionId = random.chance(0.4) ? random.pick(["3", "8", "9"]) : null;
      const idempotencyKey = randomUUID();
      const asked = { memberId, currency: "VND", idempotencyKey, channelId: "qr", amount, promotionId };
      const { depositId } = await createDeposit(platform, asked);
      await endDeposit(platform, depositId, "SUCCESS");
    };
    const decideSome = async () => {
      const all = await db.select({ id: promotionApplications.id }).from(promotionApplications);
      const { id } = random.pick(all);
      const what = random.int(0, 9);
      if (what < 3) await decide(platform, id, { step: "PROCESS" });
      else if (what < 6) await decide(platform, id, { step: "REJECT", reason: "RULES" });
      else await decide(platform, id, { step: "APPROVE", amount: BigInt(random.int(1, 70) * 1_000) });
    };
    const act = (): Promise<unknown> => {
      const memberId = random.pick(MEMBERS);
      const what = random.int(0, 99);
      if (what < 15) return joinPromotion(platform, memberId, random.pick([2, 3, 9, 10, 11, 13]));
      if (what < 35) return deposit(memberId);
      if (what < 70) return claimPromotion(platform, memberId, random.pick([2, 3, 9, 9, 10, 11, 12, 13]));
      if (what < 85) {
        const promotionId = random.pick([14, 15, 16, 17]);
        return apply(platform, { memberId, promotionId, remark: "", imageIds: [] });
      }
      return decideSome();
    };

    for (const _ of random.times(100)) {
      // Also backwards: the histories of both members have bets on all days.
      clock.shiftTo(random.int(-12, 3) * DAY_MS);
      const stop = random.chance(0.4) ? crashAt(db, random.int(1, 40)) : undefined;
      const acts = Array.from({ length: random.int(1, 6) }, act);
      for (const { status, reason } of (await Promise.allSettled(acts)).filter((it) => it.status === "rejected")) {
        expect([status, reason instanceof PlatformError || reason instanceof Crash]).toEqual(["rejected", true]);
      }
      stop?.();
      expect(await held()).toBe(await active());
    }
    const given = await db.select().from(bonuses).where(like(bonuses.cause, "promotion:%"));
    const claims = await db.select().from(promotionClaims);
    issued = await db.$count(promotionApplications, eq(promotionApplications.status, "ISSUED"));
    const causes = new Set(given.map(({ cause }) => cause));
    expect(causes.size).toBe(given.length);
    // Each claim and each approved application has its bonus; the others were given with deposits.
    for (const { promotionId, memberId, occurrence } of claims) {
      const name = `promotion:${promotionId}:${memberId}${occurrence === "ONCE" ? "" : `:${occurrence}`}`;
      expect(causes).toContain(name);
    }
    claimed = claims.length;
    const deposits = claims.flatMap(({ depositId }) => depositId ?? []);
    expect(new Set(deposits).size).toBe(deposits.length);
    expect(await ledgerFaults(db)).toEqual([]);
  });
  expect(claimed).toBeGreaterThan(5);
  expect(issued).toBeGreaterThan(1);
}, 60_000);
