import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../request/context.ts";
import { gamesUpstream } from "./games.upstream.ts";
import type { WinModel } from "./winners.model.ts";
import { winnersUpstream } from "./winners.upstream.ts";

const keysOf = (wins: readonly WinModel[]) => new Set(wins.map(({ key }) => key));

/** Yields larger wins as they happen, the earliest first. Wins before the start of the subscription are left out. */
async function* newWins(context: Context): AsyncGenerator<WinModel, void, void> {
  const { services, upstream } = context;
  const probe = async () => JSON.stringify([...keysOf(await upstream(winnersUpstream).latestSince(Date.now()))]);
  let known = await upstream(winnersUpstream)
    .latest()
    .then(keysOf, () => undefined);
  for await (const moment of services.push.follow("winner", context, probe)) {
    const wins = await upstream(winnersUpstream).latestSince(moment);
    const before = known ?? keysOf(wins);
    known = keysOf(wins);
    yield* wins.filter(({ key }) => !before.has(key)).reverse();
  }
}

export const winnersResolvers: Resolvers = {
  Site: {
    winners: (_, { period }, { upstream }) => upstream(winnersUpstream).board(period),
    recentWins: (_, __, { upstream }) => upstream(winnersUpstream).latest(),
  },

  Win: {
    game: ({ game, gameInternalID }, _, { upstream }) =>
      game ?? (gameInternalID === null ? null : upstream(gamesUpstream).byId(gameInternalID)),
  },

  Subscription: {
    won: { subscribe: (_, __, context) => newWins(context), resolve: (win: WinModel) => win },
  },
};
