import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";

/** The deposits behind the movements of the past. */
export async function seedDeposits(tx: Tx, { seed }: SeedContext): Promise<void> {
  await tx.execute(sql`
    insert into deposits (deposit_id, member_id, request_key, channel_id, amount, fee, currency, state, pay_token,
      created_at, expires_at, ended_at)
    select posted.reference, account.member_id, 'past:' || posted.reference, 'bank', entry.amount, 0, entry.currency,
      'SUCCESS', encode(sha256(convert_to(${seed} || ':' || posted.reference, 'UTF8')), 'hex'),
      posted.at - interval '4 minutes', posted.at + interval '11 minutes', posted.at
    from ledger_transactions as posted
    join ledger_entries as entry on entry.transaction_id = posted.id
    join ledger_accounts as account on account.id = entry.account_id and account.kind = 'main'
    where posted.kind = 'DEPOSIT' and posted.key = 'deposit:' || posted.reference`);
}
