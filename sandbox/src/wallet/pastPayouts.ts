import { noonsBefore } from "../db/seedContext.ts";
import { memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import type { Movement } from "./history.ts";

const CURRENCY = "VND";
const DEMO = 3;

/** Days ago of a deposit, days ago of the withdrawal that takes it out again, and the amount in VND. */
const PAST: readonly [number, number, bigint][] = [
  [40, 38, 2_000_000n],
  [21, 19, 1_500_000n],
  [6, 5, 800_000n],
  [3, 2, 1_200_000n],
];

/** Money of demo that came in and went out again, before the merchant's day that begins at `until`. */
export function pastPayouts(until: Date): Movement[] {
  const daysAgo = noonsBefore(until);
  const both = {
    remark: "Bank transfer",
    memberId: DEMO,
    accountId: memberAccountId(DEMO, "main", CURRENCY),
    counterpartId: platformAccountId("cashier", CURRENCY),
  };
  return PAST.flatMap(([deposited, withdrawn, amount], index): Movement[] => {
    const [came, left] = [`D${DEMO}-P${index + 1}`, `W${DEMO}-P${index + 1}`];
    return [
      { ...both, key: `deposit:${came}`, kind: "DEPOSIT", reference: came, at: daysAgo(deposited), amount },
      { ...both, key: `withdraw:${left}`, kind: "WITHDRAW", reference: left, at: daysAgo(withdrawn), amount: -amount },
    ];
  });
}
