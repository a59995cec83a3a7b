import { z } from "zod";
import type { MissionBoardPeriod } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { mutate } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import { rowIn } from "../paging/oneRow.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, idText, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const mission = z
  .object({
    missionId: idText,
    title: text,
    period: known(["DAILY", "WEEKLY", "ONCE"], "UNKNOWN"),
    goal: decimal,
    progress: decimal,
    goalCurrency: maybeText,
    reward: z.object({ amount: decimal, currency: text }),
    score: count.catch(0),
    status: known(["OPEN", "CLAIMABLE", "CLAIMED"], "UNKNOWN"),
    resetsAt: maybeInstant,
  })
  // The goal has no currency when it counts bets.
  .transform(({ missionId, goalCurrency, status, ...row }) => ({
    ...row,
    internalID: missionId,
    currency: goalCurrency,
    state: status,
  }));

/** Missions; one that can't be read is left out. */
const list = listOf(mission.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

const place = z.object({ rank: count, account: text, score: count });

/** A page of the board, with the caller's own place when there is a caller. */
const board = z
  .object({ list: z.array(place.nullable().catch(null)), mine: place.omit({ account: true }).nullish().catch(null) })
  .transform(({ list: rows, mine }) => ({ places: rows.filter((row) => row !== null), mine: mine ?? null }));

declare module "../graph/models.ts" {
  interface Models {
    Mission: z.output<typeof mission>;
    MissionPlace: z.output<typeof place>;
  }
}

const shownPlaces = 50;

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_missionList", list),
  summary: ownRead("GET /wps/relay/MCSFE_missionSummary", z.object({ claimable: count })),
  claim: change("POST /wps/relay/MCSFE_missionClaim", mission),
  board: sharedRead("GET /wps/relay/MCSFE_missionLeaderboard", board, { maxAge: 30 }),
  ownPlace: ownRead("GET /wps/relay/MCSFE_missionLeaderboard", board),
};

/** The platform calls of the domain. */
export const missionsUpstream = defineUpstream((scope) => ({
  list: () => calls.list(scope),
  claimableCount: async () => (await calls.summary(scope)).claimable,
  claim: (missionId: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { missionId } }),

  /** The first places. */
  board: async (period: MissionBoardPeriod) =>
    (await calls.board(scope, { query: { period, pageNo: 1, pageSize: shownPlaces } })).places,

  /** The caller's place; null without a claimed mission. */
  ownPlace: async (period: MissionBoardPeriod) =>
    (await calls.ownPlace(scope, { query: { period, pageNo: 1, pageSize: 1 } })).mine,
}));

/** Missions of members, and their board. */
export const missions: Domain = {
  name: "missions",
  resolvers: [
    {
      Site: { missionLeaderboard: (_, { period }, { upstream }) => upstream(missionsUpstream).board(period) },
      Member: {
        missions: (_, __, { upstream }) => upstream(missionsUpstream).list(),
        claimableMissionCount: ({ kind }, _, { upstream }) =>
          isRealAccount(kind) ? upstream(missionsUpstream).claimableCount() : 0,
        missionPlace: (_, { period }, { upstream }) => upstream(missionsUpstream).ownPlace(period),
      },
      Mutation: {
        claimMission: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            const missionId = requireKey("Mission", input.missionId);
            return { mission: await upstream(missionsUpstream).claim(missionId, input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: { Mission: (key, { upstream }) => rowIn(upstream(missionsUpstream).list(), key) },
  watches: {
    missionsChanged: ({ upstream }) => upstream(missionsUpstream).list(),
    claimableMissionsChanged: ({ upstream }) => upstream(missionsUpstream).claimableCount(),
  },
};
