import { and, asc, count, eq, gt, inArray, like, type SQL, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery, text } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../reports/csv.ts";
import { sessions } from "../session/session.tables.ts";
import { type Downline, downlineOf, isBelow, memberIdIn } from "./downline.ts";
import { isOnlineAt } from "./online.ts";

const DownlineQuery = pageQuery().extend({
  /** Account whose direct downline is listed; the caller's own when left out. */
  parent: text(32, 1).optional(),
  /** Part of the name of an account anywhere below the caller. */
  keyword: z
    .string()
    .regex(/^[a-z0-9]{2,16}$/i)
    .optional(),
  online: z.enum(["true", "false"]).optional(),
  export: z.literal("csv").optional(),
});

/** Lists the caller's downline, one level per call. */
export const downlineRoutes = ({ reportDb: db, clock }: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_downlineList", requireAgent, async (c) => {
    const query = readQuery(c, DownlineQuery);
    const downline = await downlineOf(db, c.var.session.memberId);
    const parentId = query.parent === undefined ? downline.agentId : await memberIdIn(db, downline, query.parent);
    const isOnline = inArray(
      members.id,
      db.select({ id: sessions.memberId }).from(sessions).where(isOnlineAt(clock.now())),
    );
    const condition = and(
      query.keyword === undefined
        ? eq(members.uplineId, parentId)
        : and(isBelow(downline), like(members.username, `%${query.keyword.toLowerCase()}%`)),
      query.online === undefined ? undefined : query.online === "true" ? isOnline : sql`not (${isOnline})`,
    );
    const [counted] = await db.select({ total: count() }).from(members).where(condition);
    const total = counted?.total ?? 0;
    if (query.export) {
      const parts = partsOf<DownlineRow>(csvRows(total), ({ last, limit }) =>
        downlineRows(db, and(condition, last && gt(members.username, last.account))).limit(limit),
      );
      const file = csvStream(COLUMNS, parts, (row) => toDownline(row, downline));
      return c.body(file, 200, csvHeaders("downline.csv"));
    }
    const rows = await downlineRows(db, condition).limit(query.pageSize).offset(offsetOf(query));
    const list = rows.map((row) => toDownline(row, downline));
    return ok(c, { ...toPage(list, total, query), path: await breadcrumbs(db, downline, parentId) });
  });

const COLUMNS = ["account", "type", "level", "children", "balance", "currency", "lastLoginAt", "status"] as const;

type DownlineRow = Awaited<ReturnType<typeof downlineRows>>[number];

const toDownline = (row: DownlineRow, downline: Downline) => ({
  account: row.account,
  type: row.type,
  level: depth(row.path) - depth(downline.path),
  children: row.children,
  balance: toDecimal(row.balance, row.currency),
  currency: row.currency,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  status: row.closedAt ? "CLOSED" : "ACTIVE",
});

const depth = (path: string) => path.split("/").length;

const downlineRows = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      account: members.username,
      type: members.type,
      path: members.path,
      children: sql`(select count(*) from ${members} as below where below.upline_id = ${members.id})`.mapWith(Number),
      balance: ledgerAccounts.balance,
      currency: ledgerAccounts.currency,
      lastLoginAt: members.lastLoginAt,
      closedAt: members.closedAt,
    })
    .from(members)
    .innerJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.memberId, members.id),
        eq(ledgerAccounts.kind, "main"),
        eq(ledgerAccounts.currency, members.currency),
      ),
    )
    .where(condition)
    .orderBy(asc(members.username));

/** The accounts from the caller down to the one whose downline is shown. */
async function breadcrumbs(db: Database, downline: Downline, parentId: number): Promise<string[]> {
  const [parent] = await db.select({ path: members.path }).from(members).where(eq(members.id, parentId));
  const ids = (parent?.path.slice(downline.path.length) ?? "").split("/").filter(Boolean).map(Number);
  const rows = await db
    .select({ account: members.username })
    .from(members)
    .where(inArray(members.id, [downline.agentId, ...ids]))
    .orderBy(asc(members.path));
  return rows.map(({ account }) => account);
}
