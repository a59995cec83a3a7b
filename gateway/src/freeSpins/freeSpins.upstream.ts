import type { FreeSpinsStatus } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { FreeSpinsModel } from "./freeSpins.model.ts";
import { freeSpinsPage } from "./freeSpins.wire.ts";

const calls = { list: ownRead("GET /wps/relay/MCSFE_freeSpinList", freeSpinsPage) };

/** The platform's ids of free spins are numbers. */
export const isFreeSpinsNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for the caller's free spins. */
export const freeSpinsUpstream = (scope: Scope) => ({
  list: (status: FreeSpinsStatus | undefined, { pageNo, pageSize }: PageArgs): Promise<Page<FreeSpinsModel>> =>
    calls.list(scope, { query: { status, pageNo, pageSize } }),

  /** Some of the caller's free spins; null when they do not exist. */
  async byId(freeSpinsId: string): Promise<FreeSpinsModel | null> {
    const { items } = await calls.list(scope, { query: { freeSpinsId, pageNo: 1, pageSize: 1 } });
    return items.find(({ internalID }) => internalID === freeSpinsId) ?? null;
  },
});
