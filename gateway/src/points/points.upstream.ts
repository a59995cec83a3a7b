import type { PointTerms, PointType } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { unlessRefused } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  converted,
  type PointBalanceModel,
  type PointEntryModel,
  pointBalance,
  pointEntryPage,
  pointTerms,
} from "./points.wire.ts";

/** A filter of changes of points. */
export interface PointEntryQuery {
  period: Readonly<Record<string, string>>;
  type?: PointType | undefined;
}

/** The filter as the platform's query parameters. */
export const entryParameters = ({ period, type }: PointEntryQuery) => ({ ...period, type });

const calls = {
  balance: ownRead("GET /wps/relay/PTS_balance", pointBalance),
  terms: sharedRead("GET /wps/relay/PTS_config", pointTerms, { maxAge: 60 }),
  entries: ownRead("GET /wps/relay/PTS_transactions", pointEntryPage),
  convert: change("POST /wps/relay/PTS_convert", converted, { encrypt: true }),
};

/** What stands in place of an answer where the operator offers no points. */
export const unlessDisabled = <T>(other: T) => unlessRefused("FEATURE_DISABLED", other);

/** The platform calls for the caller's points. */
export const pointsUpstream = defineUpstream((scope) => ({
  /** Null where the operator offers no points. */
  balance: (): Promise<PointBalanceModel | null> => calls.balance(scope).catch(unlessDisabled(null)),

  /** How points are earned, and what they are worth in a currency. */
  terms: (currency: string): Promise<PointTerms> => calls.terms(scope, { query: { currency } }),

  entries: (query: PointEntryQuery, page: PageArgs): Promise<Page<PointEntryModel>> =>
    calls.entries(scope, { query: { ...entryParameters(query), ...page } }),

  /** One of the caller's changes; null when it does not exist. */
  async entryById(id: string): Promise<PointEntryModel | null> {
    if (!/^[1-9]\d{0,14}$/.test(id)) return null;
    return rowOf(calls.entries(scope, oneRow({ id })), id);
  },

  convert: ({ points, password, idempotencyKey }: { points: number; password: string; idempotencyKey: string }) =>
    calls.convert(scope, { idempotencyKey, body: { points, password } }),
}));
