import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { transactionKinds } from "../ledger/ledger.tables.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, reportRange } from "../reports/reportRange.ts";
import { type Movement, movementParts, movements, movementsOf, movementTotals } from "./accountRecord.ts";

const RecordsQuery = pageQuery().extend({
  ...rangeQuery,
  type: z.enum(transactionKinds).optional(),
  /** One movement, of any time. */
  transactionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
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
    const range = reportRange(query, clock.now());
    if (!range) throw new PlatformError("REPORT_RANGE");
    const condition = movementsOf(
      { memberId, currency },
      { range, kind: query.type, transactionId: query.transactionId },
    );
    const totals = await movementTotals(db, condition);
    if (query.export) {
      const parts = movementParts(db, condition, csvRows(totals.count));
      return c.body(csvStream(COLUMNS, parts, recordView), 200, csvHeaders("account-record.csv"));
    }
    const rows = await movements(db, condition, { offset: offsetOf(query), limit: query.pageSize });
    return ok(c, {
      ...toPage(rows.map(recordView), totals.count, query),
      totals: { in: toDecimal(totals.incoming, currency), out: toDecimal(totals.outgoing, currency), currency },
    });
  });

/** A movement in the contract's form. Only movements that were carried out are in the ledger. */
const recordView = ({ entry, transaction }: Movement) => {
  const { amount, balanceAfter, currency, at } = entry;
  const after = balanceAfter ?? 0n;
  return {
    transactionId: String(transaction.id),
    createdAt: at.toISOString(),
    type: transaction.kind,
    amount: toDecimal(amount, currency),
    balanceBefore: toDecimal(after - amount, currency),
    balanceAfter: toDecimal(after, currency),
    currency,
    status: "SUCCESS",
    referenceId: transaction.reference,
    remark: transaction.remark,
  };
};
