import { lockMainAccount } from "../bonuses/bonuses.ts";
import { memberAccountId } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { PlaySession } from "./play.tables.ts";

/**
 * Locks the main account of a member who plays with a vendor's wallet, before that wallet: in this order transfers between
 * the two lock them, and a bonus that the bet completes is paid to the main account.
 */
export async function lockMainFirst(tx: LedgerTx, { memberId, accountId, currency }: PlaySession): Promise<void> {
  if (memberId === null || accountId === memberAccountId(memberId, "main", currency)) return;
  await lockMainAccount(tx, { memberId, currency });
}
