import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { MemberModel } from "../member/member.model.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { claimableChanges } from "./claimableChanges.ts";
import { missionsUpstream } from "./missions.upstream.ts";

/** The platform's number of a mission. */
const missionKey = (id: string) => requireKey("Mission", id);

export const missionsResolvers: Resolvers = {
  Site: {
    missionLeaderboard: (_, { period }, { upstream }) => upstream(missionsUpstream).board(period),
  },

  Member: {
    missions: (_, __, { upstream }) => upstream(missionsUpstream).list(),
    claimableMissionCount: ({ kind }, _, { upstream }) =>
      isRealAccount(kind) ? upstream(missionsUpstream).claimableCount() : 0,
    missionPlace: (_, { period }, { upstream }) => upstream(missionsUpstream).ownPlace(period),
  },

  Mission: { id: ({ internalID }) => globalId("Mission", internalID) },

  ClaimMissionPayload: { member: accountAfterChange },

  Mutation: {
    claimMission: (_, { input }, { upstream, language }) =>
      mutate(
        async () => ({
          mission: await upstream(missionsUpstream).claim(missionKey(input.missionId), input.idempotencyKey),
        }),
        { language, refused: () => ({ mission: null }) },
      ),
  },

  Subscription: {
    claimableMissionsChanged: {
      subscribe: (_, __, context) => claimableChanges(context),
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
    missionsChanged: {
      subscribe: (_, __, context) => {
        const probe = async () => JSON.stringify(await context.upstream(missionsUpstream).list());
        return context.services.push.watch("balance", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};

export const missionsNodes: NodeLookups = {
  Mission: async (key, { session, upstream }) => {
    if (session === null || !isRealAccount(session.kind)) return null;
    return (await upstream(missionsUpstream).list()).find(({ internalID }) => internalID === key) ?? null;
  },
};
