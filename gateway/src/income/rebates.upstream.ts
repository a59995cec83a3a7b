import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type RebateModel, type RebatePage, rebatePage } from "./rebates.wire.ts";

const calls = { list: ownRead("GET /wps/relay/MCSFE_rebates", rebatePage) };

/** The platform call for the rebates of the caller. */
export const rebatesUpstream = defineUpstream((scope) => ({
  list: (period: Readonly<Record<string, string>>, page: PageArgs): Promise<RebatePage> =>
    calls.list(scope, { query: { ...period, ...page } }),

  /** A rebate of the caller; null when there is none. */
  byId: (rebateId: string): Promise<RebateModel | null> => rowOf(calls.list(scope, oneRow({ rebateId })), rebateId),
}));
