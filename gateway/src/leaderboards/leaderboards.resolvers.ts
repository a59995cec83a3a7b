import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { accountAfterChange, ownAccount } from "../member/member.resolvers.ts";
import { pageConnection } from "../paging/connection.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import type { LeaderboardChangeModel } from "./leaderboards.model.ts";
import { isLeaderboardNumber, leaderboardsUpstream } from "./leaderboards.upstream.ts";

/** The platform's number of a leaderboard. */
const leaderboardKey = (id: string) => requireKey("Leaderboard", id, isLeaderboardNumber);

export const leaderboardsResolvers: Resolvers = {
  Site: {
    leaderboards: (_, { kind = null, ...args }, { upstream }) =>
      pageConnection(args, { list: "leaderboards", filter: { kind }, defaultSize: 20 }, (page) =>
        upstream(leaderboardsUpstream).list(kind, page),
      ),
    leaderboard: (_, { internalID }, { upstream }) =>
      isLeaderboardNumber(internalID) ? upstream(leaderboardsUpstream).byId(internalID) : null,
  },

  Member: {
    leaderboardPlace: (_, { leaderboardId }, { upstream }) =>
      upstream(leaderboardsUpstream).ownPlace(leaderboardKey(leaderboardId)),
  },

  Leaderboard: {
    id: ({ internalID }) => globalId("Leaderboard", internalID),
    games: ({ gameInternalIDs }, _, { upstream }) => upstream(gamesUpstream).byIds(gameInternalIDs),
    places: async ({ internalID, firstPlaces }, _, { upstream }) =>
      firstPlaces ?? (await upstream(leaderboardsUpstream).byId(internalID))?.firstPlaces ?? [],
  },

  LeaderboardChange: {
    member: (_, __, context) =>
      context.session !== null && isRealAccount(context.session.kind) ? ownAccount(context) : null,
  },

  JoinTournamentPayload: { member: accountAfterChange },

  Mutation: {
    joinTournament: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const { join } = upstream(leaderboardsUpstream);
          return { leaderboard: await join(leaderboardKey(input.leaderboardId), input.idempotencyKey) };
        },
        { language, refused: () => ({ leaderboard: null }) },
      ),
  },

  Subscription: {
    leaderboardChanged: {
      subscribe: (_, { id }, context) => {
        const internalID = leaderboardKey(id);
        const probe = async (moment: number) =>
          JSON.stringify(await context.upstream(leaderboardsUpstream).since(moment, internalID));
        return context.services.push.follow("leaderboard", context, probe);
      },
      resolve: async (event: PushEvent, { id }: { id: string }, context: Context): Promise<LeaderboardChangeModel> => {
        if (event.over !== null) throw event.over;
        const leaderboard = await context.upstream(leaderboardsUpstream).since(event.moment, leaderboardKey(id));
        if (leaderboard === null) throw new AtriumError("NOT_FOUND");
        return { leaderboard };
      },
    },
  },
};

export const leaderboardsNodes: NodeLookups = {
  Leaderboard: (key, { upstream }) => (isLeaderboardNumber(key) ? upstream(leaderboardsUpstream).byId(key) : null),
};
