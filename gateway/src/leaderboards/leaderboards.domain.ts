import { z } from "zod";
import type { LeaderboardKind } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { mutate } from "../errors/mutate.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { isKeyOf } from "../graph/declared.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { type Page, type PageArgs, pageConnection } from "../paging/connection.ts";
import { pageOf } from "../paging/page.wire.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  count,
  decimal,
  flag,
  idText,
  instant,
  known,
  maybeDecimal,
  maybeInstant,
  maybeText,
  text,
} from "../upstream/wire.ts";

const place = z.object({ rank: count, account: text, score: decimal, prize: maybeDecimal });

const priced = <Row extends { prize: string | null }>(row: Row, currency: string) => ({
  ...row,
  prize: row.prize === null ? null : { amount: row.prize, currency },
});

/** A leaderboard; its places come with the detail only. */
const leaderboard = z
  .object({
    id: idText,
    kind: known(["RACE", "TOURNAMENT"], "UNKNOWN"),
    rule: known(["TURNOVER", "MULTIPLIER", "WINS", "POINTS"], "UNKNOWN"),
    status: known(["ACTIVE", "ENDED"], "UNKNOWN"),
    title: text,
    summary: text.catch(""),
    imageUrl: maybeText,
    startAt: maybeInstant,
    endsAt: instant,
    currency: text,
    minBet: decimal.catch("0"),
    turnover: count.catch(1),
    players: count.catch(0),
    games: z.array(idText).max(100).catch([]),
    prizes: z.array(z.object({ from: count, to: count, amount: decimal })).max(100),
    list: z.array(place.nullable().catch(null)).nullish().catch(null),
  })
  .transform(({ id, status, startAt, minBet, currency, players, games, prizes, imageUrl, list, ...row }) => ({
    ...row,
    internalID: id,
    state: status,
    startsAt: startAt,
    image: pictureOf(imageUrl) ?? { path: "/img/game/default.svg" },
    minimumStake: { amount: minBet, currency },
    playerCount: players,
    gameInternalIDs: games,
    prizes: prizes.map(({ from, to, amount }) => ({ fromRank: from, toRank: to, amount: { amount, currency } })),
    firstPlaces: list?.filter((one) => one !== null).map((one) => priced(one, currency)) ?? null,
  }));

const own = z.object({ rank: count.nullable(), score: decimal, prize: maybeDecimal, paid: flag });

/** The caller's own place in the detail. */
const ownPlace = z.object({ currency: text, mine: own.nullish().catch(null) }).transform(({ currency, mine }) => {
  if (!mine) return null;
  const { paid, ...row } = mine;
  return { ...priced(row, currency), isPaid: paid };
});

type Leaderboard = z.output<typeof leaderboard>;

declare module "../graph/models.ts" {
  interface Models {
    Leaderboard: Leaderboard;
    LeaderboardChange: { leaderboard: Leaderboard };
    LeaderboardPlace: NonNullable<Leaderboard["firstPlaces"]>[number];
    OwnLeaderboardPlace: NonNullable<z.output<typeof ownPlace>>;
  }
}

const shownPlaces = 50;

const calls = {
  list: sharedRead("GET /wps/relay/PRM_leaderboardList", pageOf(leaderboard), { maxAge: 30 }),
  detail: sharedRead("GET /wps/relay/PRM_leaderboardDetail", leaderboard, { maxAge: 30 }),
  ownPlace: ownRead("GET /wps/relay/PRM_leaderboardDetail", ownPlace),
  join: change("POST /wps/relay/PRM_leaderboardJoin", leaderboard),
};

const leaderboardsUpstream = defineUpstream((scope) => {
  const asked = (id: string) => ({ query: { id, pageNo: 1, pageSize: shownPlaces } });
  return {
    async list(kind: LeaderboardKind | null, page: PageArgs): Promise<Page<Leaderboard>> {
      if (kind === "UNKNOWN") return { items: [], total: 0 };
      return calls.list(scope, { query: { kind: kind ?? undefined, ...page } });
    },
    /** A leaderboard with its first places; null when there is none. */
    byId: (id: string) => calls.detail(scope, asked(id)).catch(unlessAbsent(null)),
    /** As `byId`, as of that moment or later. */
    since: (moment: number, id: string) => calls.detail.since(moment, scope, asked(id)).catch(unlessAbsent(null)),
    /** The caller's place; null without one. */
    ownPlace: (id: string) =>
      calls.ownPlace(scope, { query: { id, pageNo: 1, pageSize: 1 } }).catch(unlessAbsent(null)),
    join: (id: string, idempotencyKey: string) => calls.join(scope, { idempotencyKey, body: { id } }),
  };
});

/** The platform's number of a leaderboard. */
const leaderboardKey = (id: string) => requireKey("Leaderboard", id);

/** Races and tournaments with prizes. */
export const leaderboards: Domain = {
  name: "leaderboards",
  resolvers: [
    {
      Site: {
        leaderboards: (_, { kind = null, ...args }, { upstream }) =>
          pageConnection(args, { list: "leaderboards", filter: { kind }, defaultSize: 20 }, (page) =>
            upstream(leaderboardsUpstream).list(kind, page),
          ),
        leaderboard: (_, { internalID }, { upstream }) =>
          isKeyOf("Leaderboard", internalID) ? upstream(leaderboardsUpstream).byId(internalID) : null,
      },
      Member: {
        leaderboardPlace: (_, { leaderboardId }, { upstream }) =>
          upstream(leaderboardsUpstream).ownPlace(leaderboardKey(leaderboardId)),
      },
      Leaderboard: {
        games: ({ gameInternalIDs }, _, { upstream }) => upstream(gamesUpstream).byIds(gameInternalIDs),
        places: async ({ internalID, firstPlaces }, _, { upstream }) =>
          firstPlaces ?? (await upstream(leaderboardsUpstream).byId(internalID))?.firstPlaces ?? [],
      },
      LeaderboardChange: {
        member: (_, __, context) =>
          context.session !== null && isRealAccount(context.session.kind) ? ownAccount(context) : null,
      },
      Mutation: {
        joinTournament: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            const { join } = upstream(leaderboardsUpstream);
            return { leaderboard: await join(leaderboardKey(input.leaderboardId), input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: { Leaderboard: (key, { upstream }) => upstream(leaderboardsUpstream).byId(key) },
  watches: {
    leaderboardChanged: async ({ upstream }, key, moment) => {
      const changed = await upstream(leaderboardsUpstream).since(moment, key);
      return changed && { leaderboard: changed };
    },
  },
};
