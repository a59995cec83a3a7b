import { afterEach, expect, test } from "vitest";
import { atRate, noConditions, openContractHarness } from "../../testing/contractHarness.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { HOUR_MS } from "../../time/units.ts";
import { periodAt } from "../periods.ts";
import { toRate } from "../rate.ts";

const { platform } = await openPlatformForFile();
const harness = await openContractHarness(platform);
const { line, now, wait, waitForTomorrow, settleAll, bet, grant, payoutsOf } = harness;
afterEach(harness.forgetContracts);

test("a contract above with a shorter period holds back what one below may get, and pays the rest after its end", async () => {
  const monday = periodAt({ kind: "dailySalary", period: "WEEKLY" }, now()).end;
  await wait(monday.getTime() + HOUR_MS - now().getTime());
  const above = await grant(line.agent, "dailySalary", "DAILY", atRate("0.008"));
  const tiers = [{ ...noConditions, rate: toRate("0.003"), periodValidBet: 3_000_000n }];
  const below = await grant(line.lower, "dailySalary", "WEEKLY", { tiers });
  const week = async (days: number) => {
    for (let day = 0; day < 7; day += 1) {
      if (day < days) await bet(line.player, 2_000_000n);
      await waitForTomorrow(3 * HOUR_MS);
      await settleAll();
    }
  };
  const paidTo = async ({ id }: { id: number }) =>
    (await payoutsOf(id)).map(({ amount }) => amount).filter((amount) => amount > 0n);
  await week(3);
  // 6,000,000 at 0.8 %: 0.5 % each day, and 0.3 % of the week.
  expect(await paidTo(above)).toEqual([10_000n, 10_000n, 10_000n]);
  expect(await paidTo(below)).toEqual([18_000n]);
  await week(1);
  // The week did not reach its minimum, so the contract above gets the 0.3 % too.
  expect(await paidTo(above)).toEqual([10_000n, 10_000n, 10_000n, 10_000n, 6_000n]);
  expect(await paidTo(below)).toEqual([18_000n]);
});

test("a contract above with a longer period is not docked for what nobody was paid", async () => {
  const monday = periodAt({ kind: "dailySalary", period: "WEEKLY" }, now()).end;
  await wait(monday.getTime() + HOUR_MS - now().getTime());
  const above = await grant(line.agent, "dailySalary", "WEEKLY", atRate("0.008"));
  const tiers = [{ ...noConditions, rate: toRate("0.003"), periodValidBet: 3_000_000n }];
  const below = await grant(line.lower, "dailySalary", "DAILY", { tiers });
  for (let day = 0; day < 7; day += 1) {
    if (day < 3) await bet(line.player, day === 2 ? 3_000_000n : 2_000_000n);
    await waitForTomorrow(3 * HOUR_MS);
    await settleAll();
  }
  expect((await payoutsOf(below.id)).map(({ amount }) => amount)).toEqual([0n, 0n, 9_000n, 0n, 0n, 0n, 0n]);
  // 7,000,000 at 0.8 %, less the 9,000.
  expect(await payoutsOf(above.id)).toMatchObject([{ amount: 47_000n }]);
});
