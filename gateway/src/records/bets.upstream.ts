import type { BetStatus, GameCategory } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type BetModel, type BetPage, betPage } from "./bets.wire.ts";

/** A filter of the betting record. */
export interface BetQuery {
  period: Readonly<Record<string, string>>;
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  status?: BetStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const betParameters = ({ period, category, vendorCode, status }: BetQuery) => ({
  ...period,
  gameCategory: category,
  vassalage: vendorCode,
  status,
});

const calls = { list: ownRead("GET /wps/relay/MCSFE_betRecords", betPage) };

const keyForm = /^[\w-]{1,32}$/;

/** The platform calls for the caller's bets. */
export const betsUpstream = defineUpstream((scope) => ({
  list: (query: BetQuery, page: PageArgs): Promise<BetPage> =>
    calls.list(scope, { query: { ...betParameters(query), ...page } }),

  /** One of the caller's bets; null when it does not exist. */
  byId: async (betId: string): Promise<BetModel | null> =>
    keyForm.test(betId) ? rowOf(calls.list(scope, oneRow({ betId })), betId) : null,
}));
