import type { Resolvers } from "../__generated__/resolvers.ts";
import type { PointEntryFilter } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { type PointEntryQuery, pointsUpstream } from "./points.upstream.ts";

/** The platform's form of a filter. */
export const entryQuery = (filter: PointEntryFilter | null | undefined): PointEntryQuery => ({
  period: periodQuery(filter?.period),
  type: platformValue("type", filter?.type),
});

export const pointsResolvers: Resolvers = {
  Member: {
    points: (_, __, { upstream }) => upstream(pointsUpstream).balance(),
    pointEntries: recordField("pointEntries", byFilter(entryQuery), ({ upstream }) => upstream(pointsUpstream).entries),
  },

  PointBalance: { terms: ({ currency }, _, { upstream }) => upstream(pointsUpstream).terms(currency) },
  Mutation: {
    convertPoints: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: sameNames("points", "password") }, async () => {
        if (input.points < 1 || input.points > 1_000_000_000) {
          throw new InputRefusal("AMOUNT_OUT_OF_RANGE", ["points"]);
        }
        return { converted: await upstream(pointsUpstream).convert(input) };
      }),
  },
};

export const pointsNodes: NodeLookups = {
  PointEntry: (key, { upstream }) => upstream(pointsUpstream).entryById(key),
};
