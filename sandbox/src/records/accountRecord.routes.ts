import { movementKinds } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { recordQuery, recordRoute, wholeOf } from "../reports/recordRoute.ts";
import { requireRange, timedRangeQuery } from "../reports/reportRange.ts";
import { latestFirst, type Movement, movementSums, movements, movementsOf } from "./accountRecord.ts";
import { movementNames } from "./movementNames.ts";
import { movementColumns, movementView } from "./movementView.ts";

const RecordsQuery = recordQuery().extend({
  ...timedRangeQuery,
  type: z.enum(movementKinds).optional(),
  /** One movement, of any time. */
  transactionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

const COLUMNS = ["transactionId", ...movementColumns, "remark"] as const;

/** The movements of a member's main account. */
export const accountRecordRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/MCSFE_transactionRecords",
    requireRealAccount,
    recordRoute(platform, {
      query: RecordsQuery,
      isReport: ({ transactionId }) => transactionId === undefined,
      list({ transactionId, type: kind, ...query }, { session, language, now }) {
        const where = movementsOf(session, { range: requireRange(query, now), kind, transactionId });
        const views = async (rows: Movement[], db: Database) => {
          const names = await movementNames(db, rows, language);
          return rows.map((row) => movementView(row, names));
        };
        return {
          where,
          order: latestFirst,
          select: movements,
          whole: async (db) => wholeOf(await movementSums(db, where), session.currency),
          views,
          file: { name: "account-record", columns: COLUMNS, cells: views },
        };
      },
    }),
  );
