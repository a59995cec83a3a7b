import { z } from "zod";
import type { MissionBoardPeriod } from "../__generated__/types.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { count } from "../upstream/wire.ts";
import type { MissionModel } from "./missions.model.ts";
import { board, mission, missions } from "./missions.wire.ts";

const shownPlaces = 50;

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_missionList", missions),
  summary: ownRead("GET /wps/relay/MCSFE_missionSummary", z.object({ claimable: count })),
  claim: change("POST /wps/relay/MCSFE_missionClaim", mission),
  board: sharedRead("GET /wps/relay/MCSFE_missionLeaderboard", board, { maxAge: 30 }),
  ownPlace: ownRead("GET /wps/relay/MCSFE_missionLeaderboard", board),
};

/** The platform calls for missions. */
export const missionsUpstream = (scope: Scope) => ({
  list: (): Promise<MissionModel[]> => calls.list(scope),

  claimableCount: async () => (await calls.summary(scope)).claimable,

  claim: (missionId: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { missionId } }),

  /** The first places. */
  board: async (period: MissionBoardPeriod) =>
    (await calls.board(scope, { query: { period, pageNo: 1, pageSize: shownPlaces } })).places,

  /** The caller's place; null without a claimed mission. */
  ownPlace: async (period: MissionBoardPeriod) =>
    (await calls.ownPlace(scope, { query: { period, pageNo: 1, pageSize: 1 } })).mine,
});
