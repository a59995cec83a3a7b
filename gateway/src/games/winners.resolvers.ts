import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../request/context.ts";
import type { Win } from "./winners.upstream.ts";

const keysOf = (wins: readonly Win[]) => new Set(wins.map(({ key }) => key));

/** Larger wins as they happen, the earliest first; those that were there before are nobody's news. */
async function* newWins(context: Context): AsyncGenerator<Win, void, void> {
  const { services, upstream } = context;
  const probe = async () => JSON.stringify([...keysOf(await upstream.winners.latestSince(Date.now()))]);
  let known = await upstream.winners.latest().then(keysOf, () => undefined);
  for await (const moment of services.push.follow("winner", context, probe)) {
    const wins = await upstream.winners.latestSince(moment);
    const before = known ?? keysOf(wins);
    known = keysOf(wins);
    yield* wins.filter(({ key }) => !before.has(key)).reverse();
  }
}

export const winnersResolvers: Resolvers = {
  Site: {
    winners: (_, { period }, { upstream }) => upstream.winners.board(period),
    recentWins: (_, __, { upstream }) => upstream.winners.latest(),
  },

  Win: {
    game: ({ game, gameKey }, _, { upstream }) => game ?? (gameKey === null ? null : upstream.games.byId(gameKey)),
  },

  Subscription: {
    won: { subscribe: (_, __, context) => newWins(context), resolve: (win: Win) => win },
  },
};
