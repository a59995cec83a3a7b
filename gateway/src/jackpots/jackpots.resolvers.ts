import type { Resolvers } from "../__generated__/resolvers.ts";
import { badInput } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { anchor } from "../graph/anchor.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { recordField } from "../paging/recordField.ts";
import type { PushEvent } from "../push/subscription.ts";
import { isJackpotNumber, jackpotsUpstream } from "./jackpots.upstream.ts";

const mostGames = 24;

/** The platform's number of a jackpot. */
const jackpotKey = (id: string) => requireKey("Jackpot", id, isJackpotNumber);

export const jackpotsResolvers: Resolvers = {
  Site: {
    jackpots: (_, __, { upstream }) => upstream(jackpotsUpstream).list(),
    jackpotWins: (_, __, { upstream }) => upstream(jackpotsUpstream).wins(),
    jackpotWinners: recordField(
      "jackpotWinners",
      ({ jackpotId }) => ({ jackpotId: jackpotId == null ? undefined : jackpotKey(jackpotId) }),
      ({ upstream }) => upstream(jackpotsUpstream).winPage,
    ),
  },

  Member: {
    jackpotOptIns: (_, __, { upstream }) => upstream(jackpotsUpstream).optIns(),
  },

  JackpotOptIn: {
    jackpotId: ({ jackpotInternalID }) => globalId("Jackpot", jackpotInternalID),
  },

  Jackpot: {
    id: ({ internalID }) => globalId("Jackpot", internalID),
    gameIds: ({ gameInternalIDs }) => gameInternalIDs.map((id) => globalId("Game", id)),
    games: async ({ gameInternalIDs }, { first }, { upstream }) => {
      if (first < 1 || first > mostGames) throw badInput(`\`first\` is 1 to ${mostGames}.`);
      return upstream(gamesUpstream).byIds(gameInternalIDs.slice(0, first));
    },
  },

  JackpotWin: {
    id: ({ key }) => globalId("JackpotWin", key),
    game: ({ gameInternalID }, _, { upstream }) =>
      gameInternalID === null ? null : upstream(gamesUpstream).byId(gameInternalID),
  },

  SetJackpotOptInPayload: { member: accountAfterChange },

  Mutation: {
    setJackpotOptIn: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(jackpotsUpstream).setOptIn(jackpotKey(input.jackpotId), input.isOptedIn, input.idempotencyKey);
          return {};
        },
        { language, refused: () => ({}) },
      ),
  },

  Subscription: {
    jackpotsChanged: {
      subscribe: (_, __, context) => {
        const probe = async (moment: number) => JSON.stringify(await context.upstream(jackpotsUpstream).since(moment));
        return context.services.push.follow("jackpot", context, probe);
      },
      resolve: (event: PushEvent) => {
        if (event.over !== null) throw event.over;
        return anchor;
      },
    },
  },
};

export const jackpotsNodes: NodeLookups = {
  JackpotWin: (key, { upstream }) => (isJackpotNumber(key) ? upstream(jackpotsUpstream).win(key) : null),
  Jackpot: async (key, { upstream }) =>
    (await upstream(jackpotsUpstream).list()).find(({ internalID }) => internalID === key) ?? null,
};
