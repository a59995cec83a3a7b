import { max, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { NewBet } from "../games/bets.tables.ts";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balancesOf, digestOf } from "../ledger/ledger.ts";
import type { Movement } from "./history.ts";

// One JSON parameter per statement: about ten times faster on the embedded database than one parameter per value.
const ROWS_A_STATEMENT = 4_000;

async function inChunks<T>(rows: readonly T[], write: (json: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_A_STATEMENT);
    await write(JSON.stringify(chunk, (_, value) => (typeof value === "bigint" ? value.toString() : value)));
  }
}

/** Inserts many past bets at once. */
export async function writeBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  await inChunks(bets, (json) =>
    tx.execute(sql`
      insert into bets (bet_id, member_id, node_id, vassalage, game_category, game_name, placed_at, settled_at,
        numero, content, bet_amount, valid_bet, win_amount, status, currency, play_money)
      select * from json_to_recordset(${json}::json) as bet ("betId" text, "memberId" int, "nodeId" int, "vassalage" text,
        "gameCategory" text, "gameName" text, "placedAt" timestamptz, "settledAt" timestamptz, "numero" text,
        "content" text, "betAmount" bigint, "validBet" bigint, "winAmount" bigint, "status" bet_status,
        "currency" text, "playMoney" boolean)`),
  );
}

/**
 * Writes past movements as `post` would: one transaction with two entries each, in the order of their times, but many
 * at once. The accounts must exist. Throws when a member's balance would go below zero.
 */
export async function writeMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const ordered = [...movements].sort((a, b) => a.at.getTime() - b.at.getTime());
  const touched = [...new Set(ordered.flatMap(({ accountId, counterpartId }) => [accountId, counterpartId]))];
  const balances = await balancesOf(tx, touched);
  const updatedAt = new Map<string, Date>();
  const firstId = await nextTransactionId(tx);

  const transactions = [];
  const entries = [];
  for (const [index, movement] of ordered.entries()) {
    const { key, kind, at, reference, remark, accountId, counterpartId, amount } = movement;
    const id = firstId + index;
    const moves = [
      { accountId, amount },
      { accountId: counterpartId, amount: -amount },
    ];
    transactions.push({ id, key, kind, at, reference, remark, digest: digestOf({ kind, entries: moves }) });
    for (const move of moves) {
      const balanceAfter = (balances.get(move.accountId) ?? 0n) + move.amount;
      if (move.accountId === accountId && balanceAfter < 0n) throw new Error(`${key} overdraws ${accountId}`);
      balances.set(move.accountId, balanceAfter);
      updatedAt.set(move.accountId, at);
      entries.push({ id, ...move, balanceAfter });
    }
  }

  await inChunks(transactions, (json) =>
    tx.execute(sql`
      insert into ledger_transactions (id, key, kind, at, reference, remark, digest) overriding system value
      select * from json_to_recordset(${json}::json) as posted (id int, key text, kind text, at timestamptz,
        reference text, remark text, digest text)`),
  );
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${firstId + ordered.length})`,
  );
  await inChunks(entries, (json) =>
    tx.execute(sql`
      insert into ledger_entries (transaction_id, account_id, amount, balance_after)
      select * from json_to_recordset(${json}::json) as entry (id int, "accountId" text, amount bigint, "balanceAfter" bigint)`),
  );
  const accounts = touched.map((id) => ({ id, balance: balances.get(id) ?? 0n, at: updatedAt.get(id) }));
  await inChunks(accounts, (json) =>
    tx.execute(sql`
      update ledger_accounts set balance = moved.balance, updated_at = moved.at
      from json_to_recordset(${json}::json) as moved (id text, balance bigint, at timestamptz)
      where ledger_accounts.id = moved.id`),
  );
}

async function nextTransactionId(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(ledgerTransactions.id) }).from(ledgerTransactions);
  return (row?.last ?? 0) + 1;
}
