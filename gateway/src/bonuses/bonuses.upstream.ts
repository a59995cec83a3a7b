import type { BonusStatus } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import type { PeriodQuery } from "../period/period.ts";
import { change, ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { BonusModel, BonusPage } from "./bonuses.model.ts";
import { bonus, bonusPage } from "./bonuses.wire.ts";

/** A filter of bonuses. */
export interface BonusQuery {
  period: PeriodQuery;
  status?: BonusStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const bonusParameters = ({ period, status }: BonusQuery) => ({ ...period, status });

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_bonusDetails", bonusPage),
  forfeit: change("POST /wps/relay/MCSFE_bonusForfeit", bonus),
};

/** The platform's ids of bonuses are numbers. */
export const isBonusNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for the caller's bonuses. */
export const bonusesUpstream = (scope: Scope) => ({
  list: (query: BonusQuery, page: PageArgs): Promise<BonusPage> =>
    calls.list(scope, { query: { ...bonusParameters(query), ...page } }),

  /** One of the caller's bonuses; null when it does not exist. */
  byId: (bonusId: string): Promise<BonusModel | null> => rowOf(calls.list(scope, oneRow({ bonusId })), bonusId),

  forfeit: (bonusId: string, idempotencyKey: string) => calls.forfeit(scope, { idempotencyKey, body: { bonusId } }),
});
