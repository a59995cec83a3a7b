import type { PromotionCategory } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  categories,
  counts,
  type PromotionCountModel,
  type PromotionModel,
  type PromotionStandingModel,
  page,
  promotion,
  standing,
  standings,
  words,
} from "./promotions.wire.ts";

for (const category of ["NEW_PLAYER", "NEWBIE", "LIMITED", "SPECIAL_OFFER", "DAILY", "HIGH_REBATE", "VIP"] as const) {
  categories.set(words[category], category);
}

const calls = {
  list: sharedRead("GET /wps/relay/PRM_list", page, { maxAge: 30 }),
  counts: sharedRead("GET /wps/relay/PRM_list", counts, { maxAge: 30 }),
  standings: ownRead("GET /wps/relay/PRM_list", standings),
  join: change("POST /wps/relay/PRM_join", standing),
  claim: change("POST /wps/relay/PRM_claim", standing),
  apply: change("POST /wps/relay/PRM_apply", standing),
  detail: sharedRead("GET /wps/relay/PRM_detail", promotion, { maxAge: 30 }),
};

/** An application, in the platform's form. */
export interface PromotionRequest {
  id: string;
  remark: string;
  imageIds: readonly string[];
}

/** The platform calls for promotions. */
export const promotionsUpstream = defineUpstream((scope) => ({
  async list(category: PromotionCategory | null, page: PageArgs): Promise<Page<PromotionModel>> {
    if (category === "UNKNOWN") return { items: [], total: 0 };
    return calls.list(scope, { query: { category: category === null ? undefined : words[category], ...page } });
  },

  counts: (): Promise<PromotionCountModel[]> => calls.counts(scope, { query: { pageNo: 1, pageSize: 1 } }),

  /** The state of each promotion for the caller. */
  standings: (): Promise<PromotionStandingModel[]> => calls.standings(scope, { query: { pageNo: 1, pageSize: 100 } }),

  join: (id: string, idempotencyKey: string) => calls.join(scope, { idempotencyKey, body: { id } }),

  claim: (id: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { id } }),

  apply: (request: PromotionRequest, idempotencyKey: string) =>
    calls.apply(scope, { idempotencyKey, body: { ...request } }),

  byId: (internalID: string): Promise<PromotionModel | null> =>
    calls.detail(scope, { query: { id: internalID, language: scope.caller.language } }).catch(unlessAbsent(null)),
}));
