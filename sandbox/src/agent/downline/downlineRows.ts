import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { ledgerAccounts } from "../../ledger/ledger.tables.ts";
import { members } from "../../member/member.tables.ts";
import { toDecimal } from "../../money.ts";
import type { Direction } from "../../reports/daysOfPage.ts";
import { type Part, partOf } from "../../reports/recordRoute.ts";
import type { RowOrder, Term } from "../../reports/rowOrder.ts";
import { sessions } from "../../session/session.tables.ts";
import { deposits } from "../../wallet/deposits.tables.ts";
import type { Downline } from "../downline.ts";
import { isOnlineAt } from "../online.ts";
import { toRebate } from "./rebate.ts";

const upline = alias(members, "upline");

/** The condition on `members` that holds for members who are online. */
export const isOnline = (db: Database, now: Date) =>
  inArray(members.id, db.select({ id: sessions.memberId }).from(sessions).where(isOnlineAt(now)));

/** Whether one of `members` has deposited money. */
export const hasDeposited = sql<boolean>`exists (
  select 1 from ${deposits} as paid where paid.member_id = ${members.id} and paid.state = 'SUCCESS')`;

const never = new Date(0);

const compared = {
  account: { by: sql`coalesce(${members.username}, '')`, kind: "text", of: ({ account }) => account },
  balance: { by: ledgerAccounts.balance, kind: "bigint", of: ({ balance }) => balance },
  lastLoginAt: {
    by: sql`coalesce(${members.lastLoginAt}, ${never.toISOString()}::timestamptz)`,
    kind: "timestamptz",
    of: ({ lastLoginAt }) => lastLoginAt ?? never,
  },
  registeredAt: { by: members.registeredAt, kind: "timestamptz", of: ({ registeredAt }) => registeredAt },
  rebate: { by: members.rebate, kind: "bigint", of: ({ rebate }) => rebate },
} as const satisfies Record<string, Omit<Term<DownlineRow>, "direction">>;

/** What a downline can be sorted by. */
export const downlineSorts = ["account", "balance", "lastLoginAt", "registeredAt", "rebate"] as const;
export type DownlineSort = (typeof downlineSorts)[number];

/**
 * An order of accounts. Those that never logged in are the oldest. By balance those in the agent's currency come first, then
 * each other currency: minor units of two currencies can't be compared.
 */
export function orderOfDownline(sort: DownlineSort, direction: Direction, own: string): RowOrder<DownlineRow> {
  const byAccount = { ...compared.account, direction };
  if (sort === "account") return [byAccount];
  const byCurrency: Term<DownlineRow> = {
    by: sql`coalesce(nullif(${members.currency}, ${own}), '')`,
    kind: "text",
    of: ({ currency }) => (currency === own ? "" : currency),
    direction: "asc",
  };
  return [...(sort === "balance" ? [byCurrency] : []), { ...compared[sort], direction }, byAccount];
}

const isMainAccount = and(
  eq(ledgerAccounts.memberId, members.id),
  eq(ledgerAccounts.kind, "main"),
  eq(ledgerAccounts.currency, members.currency),
);

/**
 * Accounts of a downline, with what an agent may know of them. Finds the accounts of the page first, and reads the rest for
 * these alone. `readsBalances`: whether their order or condition asks for balances.
 */
export function downlineRows(
  db: Tx,
  { where, orderBy = [], offset = 0, limit }: Partial<Part> & Pick<Part, "where" | "limit">,
  now: Date,
  readsBalances = false,
) {
  const all = db.select({ id: members.id }).from(members).$dynamic();
  const sorted = readsBalances ? all.innerJoin(ledgerAccounts, isMainAccount) : all;
  const found = partOf(sorted, { where, orderBy, offset, limit }).as("found");
  return db
    .select({
      id: members.id,
      account: members.username,
      nickname: members.nickname,
      type: members.type,
      path: members.path,
      upline: upline.username,
      children: sql`(select count(*) from ${members} as below where below.upline_id = ${members.id})`.mapWith(Number),
      balance: ledgerAccounts.balance,
      currency: ledgerAccounts.currency,
      registeredAt: members.registeredAt,
      lastLoginAt: members.lastLoginAt,
      isOnline: sql<boolean>`exists (select 1 from ${sessions} where ${sessions.memberId} = ${members.id} and ${isOnlineAt(now)})`,
      hasDeposited,
      closedAt: members.closedAt,
      lockedAt: members.lockedAt,
      rebate: members.rebate,
      uplineRebate: upline.rebate,
      canBet: members.canBet,
      canTransfer: members.canTransfer,
      canWithdraw: members.canWithdraw,
      restrictedBy: members.restrictedBy,
      email: members.email,
      mobile: members.mobile,
    })
    .from(found)
    .innerJoin(members, eq(members.id, found.id))
    .innerJoin(upline, eq(upline.id, members.uplineId))
    .innerJoin(ledgerAccounts, isMainAccount)
    .orderBy(...orderBy);
}

export type DownlineRow = Awaited<ReturnType<typeof downlineRows>>[number];

/** An account of a downline in the contract's form. */
export const toDownline = (row: DownlineRow, downline: Downline) => ({
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  level: levelOf(row.path, downline),
  upline: row.upline,
  children: row.children,
  balance: toDecimal(row.balance, row.currency),
  currency: row.currency,
  registeredAt: row.registeredAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  online: row.isOnline,
  deposited: row.hasDeposited,
  status: row.closedAt ? "CLOSED" : row.lockedAt ? "LOCKED" : "ACTIVE",
  rebate: toRebate(row.rebate),
  canBet: row.canBet,
  canTransfer: row.canTransfer,
  canWithdraw: row.canWithdraw,
});

const depth = (path: string) => path.split("/").length;

/** 1 for an account directly below the agent, and so on. */
export const levelOf = (path: string, downline: Downline): number => depth(path) - depth(downline.path);

/** The accounts from the caller down to one of the downline, or to the caller alone. */
export async function breadcrumbs(db: Database, downline: Downline, memberId: number): Promise<string[]> {
  const [member] = await db.select({ path: members.path }).from(members).where(eq(members.id, memberId));
  const ids = (member?.path.slice(downline.path.length) ?? "").split("/").filter(Boolean).map(Number);
  const rows = await db
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(inArray(members.id, [downline.agentId, ...ids]));
  return [downline.agentId, ...ids].map((id) => rows.find((row) => row.id === id)?.account ?? "");
}
