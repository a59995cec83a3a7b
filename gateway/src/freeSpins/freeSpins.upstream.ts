import type { FreeSpinsStatus } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { FreeSpinsModel } from "./freeSpins.model.ts";
import { freeSpinsPage } from "./freeSpins.wire.ts";

const calls = { list: ownRead("GET /wps/relay/MCSFE_freeSpinList", freeSpinsPage) };

/** The platform's ids of free spins are numbers. */
export const isFreeSpinsNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for the caller's free spins. */
export const freeSpinsUpstream = (scope: Scope) => ({
  list: (query: { status?: FreeSpinsStatus | undefined }, page: PageArgs): Promise<Page<FreeSpinsModel>> =>
    calls.list(scope, { query: { ...query, ...page } }),

  /** Some of the caller's free spins; null when they do not exist. */
  byId: (freeSpinsId: string): Promise<FreeSpinsModel | null> =>
    rowOf(calls.list(scope, oneRow({ freeSpinsId })), freeSpinsId),
});
