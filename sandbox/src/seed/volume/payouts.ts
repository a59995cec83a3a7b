import { sql } from "drizzle-orm";
import type { Explanation } from "../../contracts/contracts.tables.ts";
import { toRate } from "../../contracts/rate.ts";
import { storeTerms } from "../../contracts/terms.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import { REGION_AGENT } from "./members.ts";

const terms = storeTerms({ profitRate: toRate("0.001"), lossRate: toRate("0.002"), singleBetAmount: null });
const explanation: Explanation = {
  validBet: "100000",
  loss: "0",
  bonus: "0",
  activeMembers: 0,
  broughtForward: "0",
  shares: [{ account: "below", outcome: "LOST", base: "100000", rate: "0.002", rateBelow: "0.002" }],
};

/**
 * A real-time contract of an agent, settled every five minutes in the last hundred days. The accounts below got as much
 * as the agent, so no payout needs a posting.
 */
export async function addPayouts(tx: Tx, { now }: SeedContext): Promise<void> {
  const start = sql`${now.toISOString()}::timestamptz - interval '100 days'`;
  await tx.execute(sql`
    with held as (
      insert into contracts (kind, holder_id, version, terms, currency, state, offered_at, accepted_at, pays_from)
      select 'realtimeSalary', id, 1, ${JSON.stringify(terms)}::jsonb, currency, 'ACTIVE', ${start}, ${start}, ${start}
      from members where username = ${REGION_AGENT}
      returning id)
    insert into contract_payouts (contract_id, period_start, period_end, base, carry_over, amount, state, explanation,
      settled_at)
    select held.id, at, at + interval '5 minutes', 100000, 0, 0, 'SKIPPED', ${JSON.stringify(explanation)}::jsonb,
      at + interval '6 minutes'
    from held cross join generate_series(${start}, ${now.toISOString()}::timestamptz, interval '5 minutes') as at`);
}
