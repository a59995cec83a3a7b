import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { ledgerAccounts } from "../../ledger/ledger.tables.ts";
import { members } from "../../member/member.tables.ts";
import { toDecimal } from "../../money.ts";
import { sessions } from "../../session/session.tables.ts";
import type { Downline } from "../downline.ts";
import { isOnlineAt } from "../online.ts";
import { toRebate } from "./rebate.ts";

const upline = alias(members, "upline");

/** What a downline can be sorted by. */
export const downlineSorts = ["account", "balance", "lastLoginAt", "registeredAt", "rebate"] as const;
export type DownlineSort = (typeof downlineSorts)[number];

/** The condition on `members` that holds for members who are online. */
export const isOnline = (db: Database, now: Date) =>
  inArray(members.id, db.select({ id: sessions.memberId }).from(sessions).where(isOnlineAt(now)));

const compared = {
  account: members.username,
  balance: ledgerAccounts.balance,
  lastLoginAt: members.lastLoginAt,
  registeredAt: members.registeredAt,
  rebate: members.rebate,
} as const;

/** A part of an ordered list of accounts. */
interface Part {
  sort?: DownlineSort;
  order?: "asc" | "desc";
  offset?: number;
  limit: number;
}

const isMainAccount = and(
  eq(ledgerAccounts.memberId, members.id),
  eq(ledgerAccounts.kind, "main"),
  eq(ledgerAccounts.currency, members.currency),
);

/**
 * Accounts of a downline, with what an agent may know of them. Finds the accounts of the page first, and reads the rest for
 * these alone.
 */
export function downlineRows(
  db: Tx,
  condition: SQL | undefined,
  now: Date,
  { sort = "account", order = "asc", offset = 0, limit }: Part,
) {
  const ordered =
    order === "asc"
      ? [sql`${compared[sort]} asc nulls first`, asc(members.username)]
      : [sql`${compared[sort]} desc nulls last`, desc(members.username)];
  const all = db.select({ id: members.id }).from(members).$dynamic();
  const found = (sort === "balance" ? all.innerJoin(ledgerAccounts, isMainAccount) : all)
    .where(condition)
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset)
    .as("found");
  return db
    .select({
      id: members.id,
      account: members.username,
      type: members.type,
      path: members.path,
      upline: upline.username,
      children: sql`(select count(*) from ${members} as below where below.upline_id = ${members.id})`.mapWith(Number),
      balance: ledgerAccounts.balance,
      currency: ledgerAccounts.currency,
      registeredAt: members.registeredAt,
      lastLoginAt: members.lastLoginAt,
      isOnline: sql<boolean>`exists (select 1 from ${sessions} where ${sessions.memberId} = ${members.id} and ${isOnlineAt(now)})`,
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
    .orderBy(...ordered);
}

export type DownlineRow = Awaited<ReturnType<typeof downlineRows>>[number];

/** An account of a downline in the contract's form. */
export const toDownline = (row: DownlineRow, downline: Downline) => ({
  account: row.account,
  type: row.type,
  level: levelOf(row.path, downline),
  upline: row.upline,
  children: row.children,
  balance: toDecimal(row.balance, row.currency),
  currency: row.currency,
  registeredAt: row.registeredAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  online: row.isOnline,
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
