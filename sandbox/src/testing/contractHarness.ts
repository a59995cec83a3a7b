import { and, eq, like, type SQL, sql } from "drizzle-orm";
import { expireBonus } from "../bonuses/bonuses.ts";
import type { ContractKind, ContractPeriod } from "../contracts/contractKinds.ts";
import { contractPayouts, contracts } from "../contracts/contracts.tables.ts";
import { grantContract } from "../contracts/grantContract.ts";
import { settleContracts } from "../contracts/payouts/settlement.ts";
import { periodAt } from "../contracts/periods.ts";
import { toRate } from "../contracts/rate.ts";
import type { Terms } from "../contracts/terms.ts";
import { freeSpins } from "../freeSpins/freeSpins.tables.ts";
import { bets } from "../games/bets.tables.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { members } from "../member/member.tables.ts";
import type { Platform } from "../platform.ts";
import { shiftClock } from "./shiftClock.ts";
import { testBet } from "./testBet.ts";

type Holder = Pick<typeof members.$inferSelect, "id" | "currency">;

export const noConditions = { periodValidBet: null, periodProfitAndLoss: null, activeMembers: null, betAmount: null };
/** The terms of a contract with one rate. */
export const atRate = (rate: string): Terms => ({ tiers: [{ ...noConditions, rate: toRate(rate) }] });

/** Takes the seed's contracts out of a platform, and returns what moves it through its days. */
export async function openContractHarness(platform: Platform) {
  const forgetContracts = async () => {
    await platform.db.delete(contractPayouts);
    await platform.db.delete(contracts);
  };
  await forgetContracts();
  // They would change the base of a dividend, some after it was paid, as the time leaps: a rebate, the prize of a leaderboard that ends
  // meanwhile, the winnings of free spins that expire meanwhile, and a bonus that does.
  await platform.db.update(members).set({ rebate: 0 });
  await platform.db.execute(sql`truncate leaderboards cascade`);
  await platform.db.delete(freeSpins);
  await platform.db.delete(jobs).where(eq(jobs.name, expireBonus.name));

  const find = async (condition: SQL | undefined) => {
    const [member] = await platform.db.select().from(members).where(condition).limit(1);
    if (!member) throw new Error("the seed has such a member");
    return member;
  };
  const senior = await find(eq(members.username, "senior"));
  const agent = await find(eq(members.username, "agent"));
  const lower = await find(and(eq(members.uplineId, agent.id), eq(members.type, 1)));
  const player = await find(and(like(members.path, `${lower.path}%`), eq(members.type, 0)));

  let offset = 0;
  const now = () => platform.clock.now();
  /** Moves the platform's time on. */
  const wait = (ms: number) => {
    offset += ms;
    return shiftClock(platform, offset);
  };
  return {
    /** The first member that meets a condition. */
    find,
    /** An agent at the top, two agents below it, one below the other, and a player at the bottom. */
    line: { senior, agent, lower, player },
    forgetContracts,
    payoutsOf: (contractId: number) =>
      platform.db
        .select()
        .from(contractPayouts)
        .where(eq(contractPayouts.contractId, contractId))
        .orderBy(contractPayouts.periodStart, contractPayouts.id),
    now,
    wait,
    /** Waits until a time of the merchant's next day. */
    waitForTomorrow(afterMidnightMs: number) {
      const { end } = periodAt({ kind: "dailySalary", period: "DAILY" }, now());
      return wait(end.getTime() + afterMidnightMs - now().getTime());
    },
    async settleAll() {
      while ((await settleContracts.sweep(platform, new AbortController().signal)) > 0);
    },
    /** A bet of a player, placed and settled now unless `changes` says when. */
    bet: ({ id, currency }: Holder, stake: bigint, payout = 0n, changes: Partial<typeof bets.$inferInsert> = {}) =>
      platform.db.insert(bets).values(
        testBet(id, stake, changes.settledAt ?? now(), {
          winAmount: payout,
          status: payout < stake ? "LOST" : "WON",
          currency,
          ...changes,
        }),
      ),
    grant: (holder: Holder, kind: ContractKind, period: ContractPeriod | null, terms: Terms) =>
      platform.db.transaction((tx) => grantContract(tx, { kind, period, terms, holder, at: now() })),
  };
}
