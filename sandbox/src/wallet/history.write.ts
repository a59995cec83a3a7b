import { inArray, max, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { withoutGuards } from "../db/rewriteLedger.ts";
import type { NewBet } from "../games/bets.tables.ts";
import { ledgerAccounts, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balancesOf, moving } from "../ledger/ledger.ts";
import { digestOf } from "../ledger/posting.ts";
import type { Movement } from "./history.ts";

// One JSON parameter per statement: about ten times faster on the embedded database than one parameter per value.
const ROWS_A_STATEMENT = 4_000;

async function inChunks<T>(rows: readonly T[], write: (json: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await write(JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT)));
  }
}

/** Inserts many past bets at once. */
export async function writeBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  // `JSON.stringify` cannot write bigints, and is several times slower with a function that does.
  const rows = bets.map(({ betAmount, validBet, winAmount, ...bet }) => ({
    ...bet,
    betAmount: String(betAmount),
    validBet: String(validBet),
    winAmount: String(winAmount),
  }));
  await inChunks(rows, (json) =>
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
 * at once. The accounts must exist. Throws when a member's balance would go below zero. Call `checkLedger` after the last of them.
 */
export async function writeMovements(tx: Tx, movements: readonly Omit<Movement, "memberId">[]): Promise<void> {
  const ordered = [...movements].sort((a, b) => a.at.getTime() - b.at.getTime());
  const touched = [...new Set(ordered.flatMap(({ accountId, counterpartId }) => [accountId, counterpartId]))];
  const currencies = await currenciesOf(tx, touched);
  const balances = await balancesOf(tx, touched);
  const updatedAt = new Map<string, Date>();
  const firstId = await nextTransactionId(tx);

  const transactions: object[] = [];
  const entries: object[] = [];
  for (const [index, movement] of ordered.entries()) {
    const { key, kind, at, reference, remark, accountId, counterpartId, amount } = movement;
    const id = firstId + index;
    const moves = moving(amount, { from: counterpartId, to: accountId });
    const digest = digestOf({ kind, entries: moves });
    transactions.push({ id, key, kind, at, reference, remark, digest, lines: moves.length });
    for (const [line, move] of moves.entries()) {
      const balance = (balances.get(move.accountId) ?? 0n) + move.amount;
      const isMembers = move.accountId.startsWith("member:");
      if (isMembers && balance < 0n) throw new Error(`${key} overdraws ${move.accountId}`);
      balances.set(move.accountId, balance);
      updatedAt.set(move.accountId, at);
      const currency = currencies.get(move.accountId);
      entries.push({
        id,
        line: line + 1,
        accountId: move.accountId,
        amount: String(move.amount),
        currency,
        at,
        balanceAfter: isMembers ? String(balance) : null,
      });
    }
  }
  const accounts = touched.map((id) => ({ id, balance: String(balances.get(id) ?? 0n), at: updatedAt.get(id) }));

  await withoutGuards(tx, async () => {
    await inChunks(transactions, (json) =>
      tx.execute(sql`
        insert into ledger_transactions (id, key, kind, at, reference, remark, digest, lines) overriding system value
        select * from json_to_recordset(${json}::json) as posted (id bigint, key text, kind text, at timestamptz,
          reference text, remark text, digest text, lines smallint)`),
    );
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${firstId + ordered.length})`,
    );
    await inChunks(entries, (json) =>
      tx.execute(sql`
        insert into ledger_entries (transaction_id, line, account_id, amount, currency, at, balance_after)
        select * from json_to_recordset(${json}::json) as entry (id bigint, line smallint, "accountId" text,
          amount bigint, currency text, at timestamptz, "balanceAfter" bigint)`),
    );
    await inChunks(accounts, (json) =>
      tx.execute(sql`
        update ledger_accounts set balance = moved.balance, updated_at = moved.at,
          counted_to = case when counted_to is not null then (select max(id) from ledger_entries) end
        from json_to_recordset(${json}::json) as moved (id text, balance bigint, at timestamptz)
        where ledger_accounts.id = moved.id`),
    );
  });
}

async function currenciesOf(tx: Tx, accountIds: string[]): Promise<Map<string, string>> {
  const { id, currency } = ledgerAccounts;
  const rows = await tx.select({ id, currency }).from(ledgerAccounts).where(inArray(id, accountIds));
  return new Map(rows.map((row) => [row.id, row.currency]));
}

async function nextTransactionId(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(ledgerTransactions.id) }).from(ledgerTransactions);
  return (row?.last ?? 0) + 1;
}
