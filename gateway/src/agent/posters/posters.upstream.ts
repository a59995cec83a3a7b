import type { PosterFilter } from "../../__generated__/types.ts";
import type { PageArgs } from "../../paging/connection.ts";
import { ownRead } from "../../upstream/calls.ts";
import type { Scope } from "../../upstream/scope.ts";
import type { PosterModel } from "./posters.model.ts";
import { posterPage } from "./posters.wire.ts";

const calls = { list: ownRead("GET /wps/relay/ACS_posterList", posterPage) };

/** The platform calls for the pictures that agents show elsewhere. */
export const postersUpstream = (scope: Scope) => ({
  list: ({ language, size, category }: PosterFilter, { pageNo, pageSize }: PageArgs) =>
    calls.list(scope, {
      query: {
        language: language || undefined,
        size: size || undefined,
        category: category ?? undefined,
        pageNo,
        pageSize,
      },
    }),

  /** Null when there is none. */
  async byId(posterId: string): Promise<PosterModel | null> {
    const { items } = await calls.list(scope, { query: { posterId, pageNo: 1, pageSize: 1 } });
    return items.find(({ internalID }) => internalID === posterId) ?? null;
  },
});
