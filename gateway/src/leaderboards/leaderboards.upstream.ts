import type { LeaderboardKind } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { LeaderboardModel, OwnLeaderboardPlaceModel } from "./leaderboards.model.ts";
import { leaderboard, leaderboardPage, ownLeaderboardPlace } from "./leaderboards.wire.ts";

const shownPlaces = 50;

const calls = {
  list: sharedRead("GET /wps/relay/PRM_leaderboardList", leaderboardPage, { maxAge: 30 }),
  detail: sharedRead("GET /wps/relay/PRM_leaderboardDetail", leaderboard, { maxAge: 30 }),
  ownPlace: ownRead("GET /wps/relay/PRM_leaderboardDetail", ownLeaderboardPlace),
  join: change("POST /wps/relay/PRM_leaderboardJoin", leaderboard),
};

/** The platform's ids of leaderboards are numbers. It refuses all other texts. */
export const isLeaderboardNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for leaderboards. */
export function leaderboardsUpstream(scope: Scope) {
  const detailArgs = (id: string) => ({ query: { id, pageNo: 1, pageSize: shownPlaces } });
  const found = async <T>(answer: Promise<T>): Promise<T | null> => {
    return answer.catch(unlessAbsent(null));
  };
  return {
    async list(kind: LeaderboardKind | null, page: PageArgs): Promise<Page<LeaderboardModel>> {
      if (kind === "UNKNOWN") return { items: [], total: 0 };
      return calls.list(scope, { query: { kind: kind ?? undefined, ...page } });
    },

    /** A leaderboard with its first places; null when there is none. */
    byId: (id: string): Promise<LeaderboardModel | null> => found(calls.detail(scope, detailArgs(id))),

    /** As `byId`, as of that moment or later. */
    since: (moment: number, id: string): Promise<LeaderboardModel | null> =>
      found(calls.detail.since(moment, scope, detailArgs(id))),

    /** The caller's place; null without one. */
    ownPlace: (id: string): Promise<OwnLeaderboardPlaceModel | null> =>
      found(calls.ownPlace(scope, { query: { id, pageNo: 1, pageSize: 1 } })),

    join: (id: string, idempotencyKey: string): Promise<LeaderboardModel> =>
      calls.join(scope, { idempotencyKey, body: { id } }),
  };
}
