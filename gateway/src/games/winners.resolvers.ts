import type { Resolvers } from "../__generated__/resolvers.ts";
import { newRows } from "../push/newRows.ts";
import type { Context } from "../request/context.ts";
import { gamesUpstream } from "./games.upstream.ts";
import type { WinModel } from "./winners.model.ts";
import { winnersUpstream } from "./winners.upstream.ts";

/** Yields larger wins as they happen, the earliest first. */
async function* newWins(context: Context): AsyncGenerator<WinModel, void, void> {
  const { services, upstream } = context;
  const keyOf = ({ key }: WinModel) => key;
  const read = (moment: number) => upstream(winnersUpstream).latestSince(moment);
  const probe = async (moment: number) => JSON.stringify((await read(moment)).map(keyOf));
  const wins = newRows({
    subscribe: () => services.push.follow("winner", context, probe),
    first: () => upstream(winnersUpstream).latest(),
    read: async (moment) => ({ rows: await read(moment), hasMore: true }),
    mostPages: 1,
    onCut: () => services.observer.rowsCut?.("won"),
    keyOf,
    timeOf: ({ wonAt }) => Date.parse(wonAt),
    missedMs: context.missedMs,
  });
  for await (const { over, row } of wins) {
    if (over !== null) throw over;
    yield row;
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
