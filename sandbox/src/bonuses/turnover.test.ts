import { randomUUID } from "node:crypto";
import { SeededRandom } from "@atrium/arcade/seededRandom";
import { asc, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { inEveryLanguage } from "../http/languages.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { DAY_MS } from "../time/units.ts";
import { bonuses } from "./bonuses.tables.ts";
import { issueBonus } from "./bonuses.ts";
import { countTurnover } from "./turnover.ts";

const VIPCLUB = 4;

/** A bonus as the rule sees it. */
interface Plan {
  amount: bigint;
  lacks: bigint;
  category: string | null;
}
interface Bet {
  stake: bigint;
  category: string;
}

const { platform, db, clock } = await openPlatformForFile();

const main = () => balanceOf(db, memberAccountId(VIPCLUB, "main", "VND"));

/** What is done of each bonus, and what was paid, by the product. */
async function played(plans: readonly Plan[], bets: readonly Bet[]) {
  const before = await main();
  const at = clock.now();
  const ids: number[] = [];
  for (const { amount, lacks, category } of plans) {
    const bonus = await transact(platform, (tx) =>
      issueBonus(tx, {
        ...{ memberId: VIPCLUB, currency: "VND", cause: randomUUID(), titles: inEveryLanguage(() => "A gift") },
        ...{ amount, turnoverRequired: lacks, categories: category === null ? [] : [category] },
        ...{ issuedAt: at, expiresAt: new Date(at.getTime() + DAY_MS) },
      }),
    );
    ids.push(bonus?.id ?? 0);
  }
  for (const { stake, category } of bets) {
    const bet = { memberId: VIPCLUB, gameCategory: category, currency: "VND", validBet: stake };
    await transact(platform, (tx) => countTurnover(tx, bet, at));
  }
  const rows = await db.select().from(bonuses).where(inArray(bonuses.id, ids)).orderBy(asc(bonuses.id));
  await db.delete(bonuses).where(inArray(bonuses.id, ids));
  return { done: rows.map(({ turnoverDone }) => turnoverDone), paid: (await main()) - before };
}

/** The same by the sentence: each stake goes to the oldest bonus that it serves, and its rest to the next. */
function byTheRule(plans: readonly Plan[], bets: readonly Bet[]) {
  const left = plans.map(({ lacks }) => lacks);
  for (const { stake, category } of bets) {
    let rest = stake;
    for (const [place, plan] of plans.entries()) {
      if (plan.category !== null && plan.category !== category) continue;
      const lacking = left[place] ?? 0n;
      const taken = rest < lacking ? rest : lacking;
      left[place] = lacking - taken;
      rest -= taken;
    }
  }
  const paid = plans.reduce((sum, { amount }, place) => (left[place] === 0n ? sum + amount : sum), 0n);
  return { done: plans.map(({ lacks }, place) => lacks - (left[place] ?? 0n)), paid };
}

test("the rest of a stake that completes a bonus counts for the next one", async () => {
  const plans: Plan[] = [
    { amount: 5_000n, lacks: 10_000n, category: null },
    { amount: 9_000n, lacks: 50_000n, category: null },
  ];
  expect(await played(plans, [{ stake: 40_000n, category: "RNG" }])).toEqual({
    done: [10_000n, 30_000n],
    paid: 5_000n,
  });
});

test("whatever bonuses there are and whatever is bet, each stake is used once, the oldest bonus first", async () => {
  const random = new SeededRandom("turnover");
  const amount = () => BigInt(random.int(1, 40) * 1_000);
  for (let round = 0; round < 25; round += 1) {
    const plans = Array.from({ length: random.int(1, 5) }, () => ({
      ...{ amount: amount(), lacks: amount() },
      category: random.chance(0.4) ? random.pick(["RNG", "LIVE"]) : null,
    }));
    const bets = Array.from({ length: random.int(1, 5) }, () => ({
      stake: amount(),
      category: random.pick(["RNG", "LIVE", "FISH"]),
    }));
    expect(await played(plans, bets)).toEqual(byTheRule(plans, bets));
  }
});
