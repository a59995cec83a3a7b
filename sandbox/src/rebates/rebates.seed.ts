import { asc, isNull, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import { memberNamed } from "../member/members.ts";
import { merchantDayOf, startOfDayBefore } from "../reports/reportRange.ts";
import { writeMovements } from "../wallet/history.write.ts";
import { rebates } from "./rebates.tables.ts";
import { reckonDay } from "./reckoning.ts";

const DAYS = 30;
const AFTER_MIDNIGHT_MS = 2 * 3_600_000;

/** Pays `agent` the rebates of the last days, from the bets of the seed; the other accounts begin with the first day. */
export async function seedRebates(tx: Tx, { now }: SeedContext): Promise<void> {
  const agent = await memberNamed(tx, "agent");
  // Without knowing that there are many bets, the database reads all of them for each day.
  await tx.execute(sql`analyze bets, members`);
  for (let daysAgo = DAYS; daysAgo > 0; daysAgo -= 1) {
    const range = merchantDayOf(startOfDayBefore(now, daysAgo));
    const dueAt = new Date(range.until.getTime() + AFTER_MIDNIGHT_MS);
    const paidAt = dueAt < now ? dueAt : now;
    await reckonDay(tx, range, agent.id);
    await tx.update(rebates).set({ paidAt }).where(isNull(rebates.paidAt));
  }
  const paid = await tx.select().from(rebates).orderBy(asc(rebates.day));
  await writeMovements(
    tx,
    paid.map(({ id, memberId, day, currency, ownAmount, commission, paidAt }) => ({
      key: `rebate:${id}`,
      kind: "REBATE",
      reference: `rebate:${id}`,
      remark: day,
      at: paidAt ?? now,
      accountId: memberAccountId(memberId, "main", currency),
      counterpartId: platformAccountId("promotions", currency),
      amount: ownAmount + commission,
    })),
  );
}
