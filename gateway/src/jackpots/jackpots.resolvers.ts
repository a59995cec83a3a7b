import type { Resolvers } from "../__generated__/resolvers.ts";
import { badInput } from "../errors/atriumError.ts";
import { carryOut } from "../errors/mutate.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { rowIn } from "../paging/oneRow.ts";
import { recordField } from "../paging/recordField.ts";
import { jackpotsUpstream } from "./jackpots.upstream.ts";

const mostGames = 24;

/** The platform's number of a jackpot. */
const jackpotKey = (id: string) => requireKey("Jackpot", id);

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

  Mutation: {
    setJackpotOptIn: (_, { input }, { upstream, language }) =>
      carryOut({ language }, () =>
        upstream(jackpotsUpstream).setOptIn(jackpotKey(input.jackpotId), input.isOptedIn, input.idempotencyKey),
      ),
  },
};

export const jackpotsNodes: NodeLookups = {
  JackpotWin: (key, { upstream }) => upstream(jackpotsUpstream).win(key),
  Jackpot: (key, { upstream }) => rowIn(upstream(jackpotsUpstream).list(), key),
};
