import { type Choices, whatever } from "@atrium/scripts/property";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bonus, bonuses } from "./bonuses/bonuses.tables.ts";
import { PlatformError } from "./http/errors.ts";
import { balanceOf, memberAccountId } from "./ledger/ledger.ts";
import { transact } from "./ledger/transact.ts";
import type { Platform } from "./platform.ts";
import { RAFFLE_PRIZES } from "./raffle/raffle.data.ts";
import { raffleTickets } from "./raffle/raffle.tables.ts";
import { grantTickets, prizeNumbered, useTicket } from "./raffle/raffle.ts";
import { CHANCES, outcomeOf } from "./random/chances.ts";
import { ENVELOPE_AMOUNTS } from "./redEnvelopes/redEnvelopes.data.ts";
import { envelopeClaims } from "./redEnvelopes/redEnvelopes.tables.ts";
import { claimEnvelope, envelopesAt } from "./redEnvelopes/redEnvelopes.ts";
import { merchantDayOf } from "./reports/reportRange.ts";
import { signIns } from "./signIn/signIn.tables.ts";
import { signInToday } from "./signIn/signIn.ts";
import { ledgerFaults } from "./testing/ledgerFaults.ts";
import { SMALL_PLAYER } from "./testing/smallDatabase.ts";
import { openPlatform, smallPlace } from "./testing/smallPlatform.ts";
import { HOUR_MS } from "./time/units.ts";

const { id: memberId } = SMALL_PLAYER;

let place: Awaited<ReturnType<typeof smallPlace>>;
let opened: Awaited<ReturnType<typeof openPlatform>>;
beforeAll(async () => {
  place = await smallPlace();
  opened = await openPlatform(place.config);
});
afterAll(() => opened.close().finally(place.remove));

/** Runs what a member tries; refusals are part of the game. */
async function attempt(run: () => Promise<unknown>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });
}

function tries(random: Choices): (platform: Platform) => Promise<unknown> {
  const what = random.int(0, 9);
  if (what < 3) return (platform) => signInToday(platform, memberId);
  if (what < 6) {
    // Both tries of a pair have one key, and sometimes a later pair has it again.
    const use = { memberId, idempotencyKey: String(random.int(1, 60)) };
    const ticketId = random.chance(0.5) ? undefined : random.int(1, 20);
    return (platform) => useTicket(platform, { ...use, ticketId });
  }
  const index = random.chance(0.2) ? random.int(0, 11) : undefined;
  return async (platform) => {
    const now = platform.clock.now();
    const envelopes = await envelopesAt(platform.db, now);
    const open = envelopes.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
    const tried = index === undefined ? open : envelopes[index];
    await claimEnvelope(platform, memberId, tried?.envelopeId ?? "");
  };
}

test("outcomes come with exactly their chances", () => {
  for (const outcomes of [RAFFLE_PRIZES, ENVELOPE_AMOUNTS]) {
    const drawn = Array.from({ length: CHANCES }, (_, number) => outcomeOf<{ chance: number }>(outcomes, number));
    for (const outcome of outcomes) expect(drawn.filter((one) => one === outcome)).toHaveLength(outcome.chance);
    expect(() => outcomeOf(outcomes, CHANCES)).toThrow();
  }
});

test("whatever a member tries in whatever order, over days and restarts, nothing is paid twice", async () => {
  const counts = { signed: 0, claimed: 0, used: 0 };
  let offset = 0;
  await whatever(async (random) => {
    const main = memberAccountId(memberId, "main", "VND");
    const before = await balanceOf(opened.platform.db, main);
    const start = merchantDayOf(new Date()).until.getTime() + 9 * HOUR_MS;
    for (const round of random.times(40)) {
      if (round % 10 === 9) {
        await opened.close();
        opened = await openPlatform(place.config);
      }
      const { platform } = opened;
      offset += random.pick([0, 0.25, 2.75, 3, 12]) * HOUR_MS;
      platform.clock.shiftTo(start + offset - Date.now());
      if (random.chance(0.3)) {
        // The same cause again gives nothing.
        const gift = {
          memberId,
          cause: `gift:${random.int(1, 9)}`,
          source: "GIFT",
          count: 2,
          at: platform.clock.now(),
        } as const;
        await transact(platform, (tx) => grantTickets(tx, gift));
      }
      const runs = Array.from({ length: 5 }, () => tries(random));
      await Promise.all([...runs, ...runs].map((run) => attempt(() => run(platform))));
    }

    const { db } = opened.platform;
    const given = await db.select().from(bonuses).where(eq(bonuses.memberId, memberId));
    const amounts = new Map(given.map(({ cause, amount }): [string, bigint] => [cause, amount]));
    const signed = await db.select().from(signIns);
    const claimed = await db.select().from(envelopeClaims);
    const used = (await db.select().from(raffleTickets)).flatMap(({ id, prize }) =>
      prize === null ? [] : [{ id, ...prizeNumbered(prize) }],
    );
    const expected = new Map<string, bigint>([
      ...signed.map(({ day, amount }): [string, bigint] => [`signIn:${day}:${memberId}`, amount]),
      ...claimed.map(({ envelopeId, amount }): [string, bigint] => [`redEnvelope:${envelopeId}:${memberId}`, amount]),
      ...used.flatMap(({ id, kind, amount }): [string, bigint][] =>
        kind === "BONUS" ? [[`raffle:${id}`, amount]] : [],
      ),
    ]);
    expect(amounts).toEqual(expected);
    Object.assign(counts, { signed: signed.length, claimed: claimed.length, used: used.length });
    const cash = used.reduce((sum, { kind, amount }) => (kind === "CASH" ? sum + amount : sum), 0n);
    expect(await balanceOf(db, main)).toBe(before + cash);
    const sumOf = (rows: readonly Bonus[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);
    expect(await balanceOf(db, memberAccountId(memberId, "bonus", "VND"))).toBe(sumOf(given));
    expect(await ledgerFaults(db)).toEqual([]);
  });
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);
});
