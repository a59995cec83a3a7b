import { and, eq, gt, lte } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { bets } from "../games/bets.tables.ts";
import type { Translated } from "../http/languages.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { memberAccountId } from "../ledger/ledger.ts";
import { type Earning, earnAll, earningOfBet, earningOfDeposit } from "./earning.ts";
import { pointRedeems } from "./mall.tables.ts";
import { addressIncomplete } from "./mall.texts.ts";
import { pointEntries } from "./points.tables.ts";
import { promiseOf } from "./promise.ts";
import { rewardOf, takeStock } from "./redeems.ts";

const [DEMO, VIPCLUB] = [3, 4];
const CURRENCY = "VND";
const ADDRESS = "Linh Tran, +84 901 234 567, 12 Nguyen Hue, District 1, Ho Chi Minh City";

/** Demo's redeems: reward, quantity, days ago when it began and was decided, and why it was rejected. */
const PAST: readonly { rewardId: number; quantity: number; days: number; decided?: number; reasons?: Translated }[] = [
  { rewardId: 6, quantity: 2, days: 24, decided: 22 },
  { rewardId: 7, quantity: 1, days: 9, decided: 8, reasons: addressIncomplete },
  { rewardId: 8, quantity: 1, days: 1 },
];

/** A change of a member's points in the past: what was earned, or a step of a redeem. */
type Change = { at: Date } & ({ earning: Earning } | { enter: () => Promise<unknown> });

/** The points that demo and vipclub earned by their bets and deposits, and what demo redeemed. */
export async function seedPoints(tx: Tx, { now }: SeedContext): Promise<void> {
  const changes = redeemed(tx, noonsBefore(now));
  for (const memberId of [DEMO, VIPCLUB]) changes.push(...(await earned(tx, memberId, now)));
  let earnings: Earning[] = [];
  for (const change of changes.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if ("earning" in change) {
      earnings.push(change.earning);
      continue;
    }
    await earnAll(tx, earnings);
    earnings = [];
    await change.enter();
  }
  await earnAll(tx, earnings);
}

async function earned(tx: Tx, memberId: number, now: Date): Promise<Change[]> {
  const settled = and(eq(bets.memberId, memberId), gt(bets.validBet, 0n), lte(bets.settledAt, now));
  const played = (await tx.select().from(bets).where(settled)).flatMap((bet) =>
    bet.settledAt ? (earningOfBet(bet, bet.settledAt) ?? []) : [],
  );
  const { currency, amount, at } = ledgerEntries;
  const paid = await tx
    .select({ depositId: ledgerTransactions.reference, currency, amount, at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, memberAccountId(memberId, "main", CURRENCY)),
        eq(ledgerTransactions.kind, "DEPOSIT"),
        lte(ledgerEntries.at, now),
      ),
    );
  const deposited = paid.flatMap(({ depositId, at: paidAt, ...deposit }) =>
    depositId === null ? [] : earningOfDeposit({ ...deposit, depositId, memberId }, paidAt),
  );
  return [...played, ...deposited].map((earning) => ({ at: earning.at, earning }));
}

const changeAt = (at: Date, enter: (at: Date) => Promise<unknown>): Change => ({ at, enter: () => enter(at) });

const redeemed = (tx: Tx, daysAgo: (days: number) => Date): Change[] =>
  PAST.flatMap(({ rewardId, quantity, days, decided, reasons = null }, index): Change[] => {
    const reward = rewardOf(rewardId);
    const [redeemId, createdAt] = [`R-PAST-${index + 1}`, daysAgo(days)];
    const decidedAt = decided === undefined ? null : daysAgo(decided);
    const points = reward.points * BigInt(quantity);
    const entry = { memberId: DEMO, type: "REDEEM", reference: redeemId } as const;
    const begun = changeAt(createdAt, async (at) => {
      await tx.insert(pointEntries).values({ ...entry, points: -points, cause: "REDEEM", at });
      await tx.insert(pointRedeems).values({
        redeemId,
        memberId: DEMO,
        requestKey: `past:${redeemId}`,
        rewardId,
        quantity,
        ...promiseOf(reward, quantity),
        points,
        currency: CURRENCY,
        address: ADDRESS,
        status: reasons ? "REJECTED" : decidedAt ? "APPROVED" : "IN_PROCESS",
        reasons,
        createdAt,
        decidedAt,
      });
      if (!reasons) await takeStock(tx, reward, quantity);
    });
    if (!reasons || !decidedAt) return [begun];
    const returned = { ...entry, points, cause: "RETURN" } as const;
    return [begun, changeAt(decidedAt, (at) => tx.insert(pointEntries).values({ ...returned, at }))];
  });
