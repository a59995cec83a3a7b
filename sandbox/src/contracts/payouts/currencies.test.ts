import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { members } from "../../member/member.tables.ts";
import { openMemberAccounts } from "../../member/members.ts";
import type { Sandbox } from "../../server.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";
import { testBet } from "../../testing/testBet.ts";
import { HOUR_MS } from "../../time/units.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";
import { grantContract } from "../grantContract.ts";
import { periodAt } from "../periods.ts";
import { toRate } from "../rate.ts";
import { settleContracts } from "./settlement.ts";

type Member = typeof members.$inferSelect;
let sandbox: Sandbox;
let offset = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimits: false });
  const { db } = sandbox.platform;
  await db.delete(contractPayouts);
  await db.delete(contracts);
  // A rebate would lower the base of a dividend, and so would the prize of a leaderboard that ends meanwhile.
  await db.update(members).set({ rebate: 0 });
  await db.execute(sql`truncate leaderboards cascade`);
});
afterAll(() => sandbox.close());

const now = () => sandbox.platform.clock.now();
/** Waits until some hours after the merchant's next midnight. */
const waitForTomorrow = (hours: number) => {
  const { end } = periodAt({ kind: "dailySalary", period: "DAILY" }, now());
  offset += end.getTime() + hours * HOUR_MS - now().getTime();
  return shiftClock(sandbox.platform, offset);
};
const settleAll = async () => {
  while ((await settleContracts.sweep(sandbox.platform, new AbortController().signal)) > 0);
};
const bet = ({ id, currency }: Member, stake: bigint, winAmount = 0n) =>
  sandbox.platform.db
    .insert(bets)
    .values(testBet(id, stake, now(), { winAmount, status: winAmount > 0n ? "WON" : "LOST", currency }));
/** A daily dividend with one rate. */
const grant = (holder: Member, rate: string) => {
  const none = { periodValidBet: null, periodProfitAndLoss: null, activeMembers: null, betAmount: null };
  const terms = { tiers: [{ ...none, rate: toRate(rate) }] };
  return sandbox.platform.db.transaction((tx) =>
    grantContract(tx, { kind: "dividend", period: "DAILY", terms, holder, at: now() }),
  );
};
const lastPayout = async ({ id }: { id: number }) => {
  const rows = await sandbox.platform.db.select().from(contractPayouts).where(eq(contractPayouts.contractId, id));
  return rows.sort((a, b) => a.periodEnd.getTime() - b.periodEnd.getTime()).at(-1);
};

test("losses and bets in one currency are no part of a contract in another", async () => {
  const { db } = sandbox.platform;
  const [agent] = await db.select().from(members).where(eq(members.username, "agent"));
  if (!agent) throw new Error("no agent");
  const [lower] = await db
    .select()
    .from(members)
    .where(and(eq(members.uplineId, agent.id), eq(members.type, 1)));
  if (!lower) throw new Error("no agent below the agent");
  const [player] = await db
    .select()
    .from(members)
    .where(and(like(members.path, `${lower.path}%`), eq(members.type, 0)));
  if (!player) throw new Error("no player below that");

  await waitForTomorrow(1);
  const above = await grant(agent, "0.2");
  const dong = await grant(lower, "0.1");
  await bet(player, 10_000n, 60_000n);
  await waitForTomorrow(3);
  await settleAll();
  expect(await lastPayout(dong)).toMatchObject({ carryOver: -50_000n });

  await db
    .update(contracts)
    .set({ state: "EXPIRED", endedAt: now(), paysUntil: now() })
    .where(eq(contracts.id, dong.id));
  await db.transaction((tx) => openMemberAccounts(tx, [{ ...lower, currency: "THB" }], now()));
  const baht = await grant({ ...lower, currency: "THB" }, "0.1");
  await waitForTomorrow(1);
  await bet(player, 80_000n);
  await bet({ ...player, currency: "THB" }, 7_000n);
  await waitForTomorrow(3);
  await settleAll();
  expect(await lastPayout(baht)).toMatchObject({ base: 7_000n, amount: 700n });
  // Nobody below the agent is paid for the bets in VND any more.
  expect(await lastPayout(above)).toMatchObject({ base: 30_000n, amount: 6_000n });
});
