import type { PosterFilter } from "../../__generated__/types.ts";
import type { PageArgs } from "../../paging/connection.ts";
import { oneRow, rowOf } from "../../paging/oneRow.ts";
import { ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { type PosterModel, posterPage } from "./posters.wire.ts";

const calls = { list: ownRead("GET /wps/relay/ACS_posterList", posterPage) };

/** The platform calls for the pictures that agents show elsewhere. */
export const postersUpstream = defineUpstream((scope) => ({
  list: ({ language, size, category }: PosterFilter, page: PageArgs) =>
    calls.list(scope, {
      query: {
        language: language || undefined,
        size: size || undefined,
        category: category ?? undefined,
        ...page,
      },
    }),

  /** Null when there is none. */
  byId: (posterId: string): Promise<PosterModel | null> => rowOf(calls.list(scope, oneRow({ posterId })), posterId),
}));
