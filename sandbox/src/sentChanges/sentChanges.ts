import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";

/** The calls that store their key before they begin. The other calls store it with the record that they make. */
const CLAIMED = ["/lgw/orders", "/wps/relay/GCS_walletTransfer", "/wps/relay/GCS_depositCreate"];

const Found = z.object({
  rows: z
    .array(
      z.object({
        kind: z.string(),
        id: z.string(),
        amount: z.coerce.bigint().nullable(),
        currency: z.string().nullable(),
        created_at: z.coerce.date(),
      }),
    )
    .max(1),
});

/** What became of a change of money, in the contract's form. */
export type SentChange =
  | { state: "IN_PROGRESS" | "UNKNOWN" }
  | {
      state: "ARRIVED";
      kind: string;
      /** The record's number; of a transfer or a conversion, that of its movement in the account record. */
      id: string;
      /** Null for a redeem, which costs points. */
      amount: string | null;
      currency: string | null;
      createdAt: string;
    };

/**
 * What became of a change of a member's money that was sent with a key, without sending it. While something of the member
 * or the key is under way, a change that is not there yet may still come.
 */
export async function findSentChange({ db, claims }: CorePlatform, memberId: number, key: string): Promise<SentChange> {
  // First: what is under way now is committed, or still under way, when the records are read.
  const isClaimed = await claims.isUnderWay(CLAIMED.map((path) => `${memberId}:${path}:${key}`));
  return db.transaction(async (tx) => {
    // Every change but a transfer between wallets holds the member until it ends.
    const own = tx.select({ id: members.id }).from(members).where(eq(members.id, memberId));
    const isFree = (await own.for("no key update", { skipLocked: true })).length > 0;
    const found = await recordOf(tx, requestKeyOf({ memberId, idempotencyKey: key }));
    if (!found) return { state: isFree && !isClaimed ? "UNKNOWN" : "IN_PROGRESS" };
    const { kind, id, amount, currency, created_at: createdAt } = found;
    const money = amount !== null && currency !== null ? { amount: toDecimal(amount, currency), currency } : undefined;
    return {
      state: "ARRIVED",
      kind,
      id,
      amount: money?.amount ?? null,
      currency: money?.currency ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** What a change with that key created: each table finds it by a unique index. A chase has one order for each draw. */
async function recordOf(tx: Tx, requestKey: string) {
  const answer = await tx.execute(sql`
    select 'DEPOSIT' as kind, deposit_id as id, amount::text, currency, created_at from deposits
    where request_key = ${requestKey}
    union all
    select 'WITHDRAWAL', withdraw_id, amount::text, currency, created_at from withdrawals
    where request_key = ${requestKey}
    union all
    select 'MEMBER_TRANSFER', posted.id::text, amount::text, currency, created_at from member_transfers
    join ledger_transactions as posted on posted.key = 'member-transfer:' || transfer_id
    where request_key = ${requestKey}
    union all
    select 'CONVERSION', posted.id::text, amount::text, currency, created_at from point_conversions
    join ledger_transactions as posted on posted.key = 'convert:' || convert_id
    where request_key = ${requestKey}
    union all
    select 'REDEEM', redeem_id, null, null, created_at from point_redeems
    where request_key = ${requestKey}
    union all
    (select 'LOTTERY_ORDER', order_id, (sum(stake) over ())::text, currency, placed_at from lottery_orders
    where slip_key = ${requestKey} order by step limit 1)
    union all
    select 'TRANSFER', posted.id::text, entry.amount::text, entry.currency, posted.at from ledger_transactions as posted
    join ledger_entries as entry on entry.transaction_id = posted.id and entry.amount > 0
    where posted.key = 'transfer:' || ${requestKey}`);
  return Found.parse(answer).rows[0];
}
