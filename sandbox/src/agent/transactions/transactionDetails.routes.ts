import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readQuery, text } from "../../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../../http/paging.ts";
import { transactionKinds } from "../../ledger/ledger.tables.ts";
import { toDecimal } from "../../money.ts";
import { movementView } from "../../records/movementView.ts";
import { csvHeaders, csvRows, csvStream } from "../../reports/csv.ts";
import { takeReport } from "../../reports/reportLimit.ts";
import { requireRange, timedRangeQuery } from "../../reports/reportRange.ts";
import { downlineOf } from "../downline.ts";
import {
  directions,
  movementDays,
  movementPage,
  movementParts,
  movementsOfTransaction,
  type TeamMovement,
  teamMovementsOf,
} from "./teamMovements.ts";

const DetailsQuery = pageQuery().extend({
  ...timedRangeQuery,
  account: text(32, 1).optional(),
  type: z.enum(transactionKinds).optional(),
  direction: z.enum(directions).optional(),
  order: z.enum(["asc", "desc"]).default("desc"),
  /** One transaction, of any time. */
  transactionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  export: z.literal("csv").optional(),
});

const COLUMNS = [
  "transactionId",
  "account",
  "createdAt",
  "type",
  "amount",
  "balanceBefore",
  "balanceAfter",
  "currency",
  "status",
  "referenceId",
] as const;

/** The movements of the main accounts of everyone below the caller. */
export const transactionDetailsRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_transactionDetails", requireAgent, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId } = c.var.session;
    const query = readQuery(c, DetailsQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const { direction, order, transactionId } = query;
    const filter = { range, kind: query.type, direction };
    const list = await teamMovementsOf(db, await downlineOf(db, memberId), query.account, filter);
    if (transactionId !== undefined) {
      const rows = await movementsOfTransaction(db, list, transactionId);
      return ok(c, { ...toPage(rows.map(detailView), rows.length, query), totals: totalsOf(rows.map(sumsOf), list) });
    }
    const days = await movementDays(db, list);
    const total = days.reduce((sum, day) => sum + day.count, 0);
    if (query.export) {
      const parts = movementParts(db, list, order, csvRows(total));
      return c.body(csvStream(COLUMNS, parts, detailView), 200, csvHeaders("transactions.csv"));
    }
    const rows = await movementPage(db, list, order, { offset: offsetOf(query), limit: query.pageSize }, days);
    return ok(c, { ...toPage(rows.map(detailView), total, query), totals: totalsOf(days, list) });
  });

/**
 * A movement in the contract's form. Its remark is left out, because members and operators can write about persons in it.
 */
function detailView({ account, ...movement }: TeamMovement) {
  const { remark: _, ...row } = movementView(movement);
  return { ...row, account };
}

interface Sums {
  incoming: bigint;
  outgoing: bigint;
}

const sumsOf = ({ entry: { amount } }: TeamMovement): Sums => ({
  incoming: amount > 0n ? amount : 0n,
  outgoing: amount < 0n ? -amount : 0n,
});

function totalsOf(sums: readonly Sums[], { currency }: { currency: string }) {
  const sum = (key: keyof Sums) =>
    toDecimal(
      sums.reduce((total, part) => total + part[key], 0n),
      currency,
    );
  return { in: sum("incoming"), out: sum("outgoing"), currency };
}
