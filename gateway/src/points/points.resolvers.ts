import type { Resolvers } from "../__generated__/resolvers.ts";
import type { PointEntryFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { badInput } from "../errors/atriumError.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import type { MemberModel } from "../member/member.model.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { mallUpstream } from "./mall.upstream.ts";
import { type PointEntryQuery, pointsUpstream } from "./points.upstream.ts";

/** A filter's query; refuses the type that stands for unknown ones. */
export function entryQuery(filter: PointEntryFilter | null | undefined): PointEntryQuery {
  if (filter?.type === "UNKNOWN") throw badInput("`type` must be a type of the platform.");
  return { period: periodQuery(filter?.period), type: filter?.type ?? undefined };
}

export const pointsResolvers: Resolvers = {
  Member: {
    points: (_, __, { upstream }) => upstream(pointsUpstream).balance(),
    pointEntries: recordField("pointEntries", byFilter(entryQuery), ({ upstream }) => upstream(pointsUpstream).entries),
  },

  PointBalance: { terms: ({ currency }, _, { upstream }) => upstream(pointsUpstream).terms(currency) },
  PointEntry: { id: ({ internalID }) => globalId("PointEntry", internalID) },

  ConvertPointsPayload: { member: accountAfterChange },

  Mutation: {
    convertPoints: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          if (input.points < 1 || input.points > 1_000_000_000) {
            throw new InputRefusal("AMOUNT_OUT_OF_RANGE", ["points"]);
          }
          return { converted: await upstream(pointsUpstream).convert(input) };
        },
        {
          language,
          fields: { points: ["points"], password: ["password"] },
          refused: () => ({ converted: null }),
        },
      ),
  },

  Subscription: {
    pointsChanged: {
      subscribe: (_, __, context) => {
        const { upstream } = context;
        const probe = async () => {
          const redeems = upstream(mallUpstream).redeems(
            { period: { preset: "LAST_30" } },
            { pageNo: 1, pageSize: 20 },
          );
          return JSON.stringify([await upstream(pointsUpstream).balance(), await redeems]);
        };
        return context.services.push.watch("balance", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};

export const pointsNodes: NodeLookups = {
  PointEntry: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) ? upstream(pointsUpstream).entryById(key) : null,
};
