import type { SQL } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { cutBeside, offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { transactionKinds } from "../ledger/ledger.tables.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { type ReportRange, requireRange, timedRangeQuery } from "../reports/reportRange.ts";
import {
  type Movement,
  movementParts,
  movements,
  movementsBeside,
  movementsOf,
  movementTotals,
} from "./accountRecord.ts";
import { movementNames } from "./movementNames.ts";
import { movementView } from "./movementView.ts";

const transactionId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

const RecordsQuery = pageQuery().extend({
  ...timedRangeQuery,
  type: z.enum(transactionKinds).optional(),
  /** One movement, of any time. */
  transactionId,
  /** The movements after or before this one, instead of those of a page number. */
  afterTransaction: transactionId,
  beforeTransaction: transactionId,
  export: z.literal("csv").optional(),
});

const COLUMNS = [
  "transactionId",
  "createdAt",
  "type",
  "amount",
  "balanceBefore",
  "balanceAfter",
  "currency",
  "status",
  "referenceId",
  "remark",
] as const;

/** The movements of a member's main account. */
export const accountRecordRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_transactionRecords", requireRealAccount, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId, currency } = c.var.session;
    const query = readQuery(c, RecordsQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const condition = movementsOf(
      { memberId, currency },
      { range, kind: query.type, transactionId: query.transactionId },
    );
    const totals = await movementTotals(db, condition);
    if (query.export) {
      const parts = movementParts(db, condition, csvRows(totals.count));
      const views = viewsOf(db, parts, c.var.language);
      return c.body(
        csvStream(COLUMNS, views, (view) => view),
        200,
        csvHeaders("account-record.csv"),
      );
    }
    const beside = await rowsBeside(db, { memberId, currency }, query, { condition, range });
    const { rows, ...more } = beside ?? {
      rows: await movements(db, condition, { offset: offsetOf(query), limit: query.pageSize }),
    };
    const names = await movementNames(db, rows, c.var.language);
    const list = rows.map((row) => movementView(row, names));
    return ok(c, {
      ...more,
      ...toPage(list, totals.count, query),
      totals: { in: toDecimal(totals.incoming, currency), out: toDecimal(totals.outgoing, currency), currency },
    });
  });

/** The parts of a file in the contract's form. */
async function* viewsOf(db: Database, parts: AsyncIterable<readonly Movement[]>, language: Language) {
  for await (const rows of parts) {
    const names = await movementNames(db, rows, language);
    yield rows.map((row) => movementView(row, names));
  }
}

/** The rows beside a movement of the member; undefined when the page's number counts. */
async function rowsBeside(
  db: Database,
  owner: { memberId: number; currency: string },
  query: z.infer<typeof RecordsQuery>,
  { condition, range }: { condition: SQL | undefined; range: ReportRange },
) {
  const key = query.afterTransaction ?? query.beforeTransaction;
  if (key === undefined) return undefined;
  const isBefore = query.afterTransaction === undefined;
  const of = movementsOf(owner, { range, transactionId: key });
  const rows = await movementsBeside(db, condition, { of, isBefore, limit: query.pageSize + 1 });
  return rows && cutBeside(rows, query, isBefore);
}
