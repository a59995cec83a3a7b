import { and, inArray } from "drizzle-orm";
import type { Events } from "../events/events.ts";
import { type LedgerTx, recordChange } from "../ledger/transact.ts";
import { toDecimal } from "../money.ts";
import { notifyMember } from "../security/notices.ts";
import { type Deposit, deposits, OPEN_STATES } from "../wallet/deposits.tables.ts";

/** Cancels open deposits that a break or a limit forbids, and tells their member. Money that comes all the same goes back. */
export async function cancelDeposits(
  tx: LedgerTx,
  events: Events,
  memberId: number,
  open: readonly Deposit[],
  at: Date,
): Promise<Deposit[]> {
  if (open.length === 0) return [];
  const ids = open.map(({ depositId }) => depositId);
  await tx
    .update(deposits)
    .set({ state: "CANCELLED", endedAt: at })
    .where(and(inArray(deposits.depositId, ids), inArray(deposits.state, OPEN_STATES)));
  recordChange(tx, memberId, "deposit");
  const list = open.map(
    ({ depositId, amount, currency }) => `${depositId} (${toDecimal(amount, currency)} ${currency})`,
  );
  await notifyMember(tx, events, { memberId, kind: "depositsCancelled", at, values: { deposits: list.join(", ") } });
  return [...open];
}
