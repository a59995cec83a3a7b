import { movementKinds } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAgent } from "../../http/guard.ts";
import { text } from "../../http/input.ts";
import { ledgerEntries } from "../../ledger/ledger.tables.ts";
import { movementColumns, movementView } from "../../records/movementView.ts";
import { recordList, recordQuery, recordRoute, wholeOf } from "../../reports/recordRoute.ts";
import { type ReportRange, requireRange, timedRangeQuery } from "../../reports/reportRange.ts";
import { term } from "../../reports/rowOrder.ts";
import { downlineOf } from "../downline.ts";
import {
  conditionOf,
  directions,
  type MovementDay,
  movementDays,
  type TeamMovement,
  teamMovementsIn,
  teamMovementsOf,
} from "./teamMovements.ts";

const DetailsQuery = recordQuery().extend({
  ...timedRangeQuery,
  account: text(32, 1).optional(),
  type: z.enum(movementKinds).optional(),
  direction: z.enum(directions).optional(),
  order: z.enum(["asc", "desc"]).default("desc"),
  /** One transaction, of any time. */
  transactionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

const COLUMNS = ["transactionId", "account", ...movementColumns] as const;

/** The movements of the main accounts of everyone below the caller, as a list and a file. */
export const transactionList = recordList({
  query: DetailsQuery,
  isReport: ({ transactionId }) => transactionId === undefined,
  async list({ type: kind, direction, order, transactionId, account, ...query }, { session, now, db }) {
    const range = requireRange(query, now);
    const filter = { range, kind, direction, transactionId };
    const list = await teamMovementsOf(db, await downlineOf(db, session.memberId), account, filter);
    const counts = await movementDays(db, list);
    const sum = (of: (day: MovementDay) => bigint) => counts.reduce((total, day) => total + of(day), 0n);
    const sums = { in: sum((day) => day.incoming), out: sum((day) => day.outgoing) };
    const whereIn = (part: ReportRange) => conditionOf(db, list, part);
    const views = (rows: TeamMovement[]) => rows.map(detailView);
    return {
      where: whereIn(range),
      order: [
        term(order, ledgerEntries.at, ({ entry }: TeamMovement) => entry.at),
        term(order, ledgerEntries.id, ({ entry }: TeamMovement) => entry.id),
      ],
      select: teamMovementsIn,
      whole: async () => wholeOf([{ count: counts.reduce((all, day) => all + day.count, 0), ...sums }], list.currency),
      views,
      ...(transactionId === undefined && { byDay: { counts, range, whereIn } }),
      file: { name: "transactions", columns: COLUMNS, cells: views },
    };
  },
});

/** The movements of the main accounts of everyone below the caller. */
export const transactionDetailsRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_transactionDetails", requireAgent, recordRoute(platform, transactionList));

/**
 * A movement in the contract's form. Its remark is left out, because members and operators can write about persons in it.
 */
function detailView({ account, ...movement }: TeamMovement) {
  const { remark: _, ...row } = movementView(movement);
  return { ...row, account };
}
