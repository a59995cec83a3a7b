import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openMemberAccounts } from "../../member/members.ts";
import { atRate, openContractHarness } from "../../testing/contractHarness.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { HOUR_MS } from "../../time/units.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";

const { platform, db } = await openPlatformForFile();
const harness = await openContractHarness(platform);

const lastPayout = async ({ id }: { id: number }) => {
  const rows = await db.select().from(contractPayouts).where(eq(contractPayouts.contractId, id));
  return rows.sort((a, b) => a.periodEnd.getTime() - b.periodEnd.getTime()).at(-1);
};

test("losses and bets in one currency are no part of a contract in another", async () => {
  const { line, now, waitForTomorrow, settleAll, bet } = harness;
  const { agent, lower, player } = line;
  const grant = (holder: Parameters<typeof harness.grant>[0], rate: string) =>
    harness.grant(holder, "dividend", "DAILY", atRate(rate));

  await waitForTomorrow(HOUR_MS);
  const above = await grant(agent, "0.2");
  const dong = await grant(lower, "0.1");
  await bet(player, 10_000n, 60_000n);
  await waitForTomorrow(3 * HOUR_MS);
  await settleAll();
  expect(await lastPayout(dong)).toMatchObject({ carryOver: -50_000n });

  await db
    .update(contracts)
    .set({ state: "EXPIRED", endedAt: now(), paysUntil: now() })
    .where(eq(contracts.id, dong.id));
  await db.transaction((tx) => openMemberAccounts(tx, [{ ...lower, currency: "THB" }], now()));
  const baht = await grant({ ...lower, currency: "THB" }, "0.1");
  await waitForTomorrow(HOUR_MS);
  await bet(player, 80_000n);
  await bet({ ...player, currency: "THB" }, 7_000n);
  await waitForTomorrow(3 * HOUR_MS);
  await settleAll();
  expect(await lastPayout(baht)).toMatchObject({ base: 7_000n, amount: 700n });
  // Nobody below the agent is paid for the bets in VND any more.
  expect(await lastPayout(above)).toMatchObject({ base: 30_000n, amount: 6_000n });
});
