import { z } from "zod";
import { count, decimal, idText, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { MissionModel, MissionPlaceModel } from "./missions.model.ts";

export const mission = z
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
  .transform(
    ({ missionId, goalCurrency, status, ...row }): MissionModel => ({
      ...row,
      internalID: missionId,
      currency: goalCurrency,
      state: status,
    }),
  );

/** Missions; one that can't be read is left out. */
export const missions = listOf(mission.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

const place = z.object({ rank: count, account: text, score: count });

/** A page of the board, with the caller's own place when there is a caller. */
export const board = z
  .object({ list: z.array(place.nullable().catch(null)), mine: place.omit({ account: true }).nullish().catch(null) })
  .transform(({ list, mine }) => ({
    places: list.filter((row): row is MissionPlaceModel => row !== null),
    mine: mine ?? null,
  }));
