import type { MissionBoardPeriod } from "../__generated__/MissionBoardQuery.graphql.ts";

/** What the pane shows: the missions, or the board of a period. */
export const missionViews = ["missions", "WEEK", "MONTH"] as const satisfies readonly (
  | "missions"
  | MissionBoardPeriod
)[];
export type MissionView = (typeof missionViews)[number];

/** Parameters of the address that belong to the pane. */
export const missionParams = { view: "board" } as const;

/** What the address asks the pane to show; the missions for anything else. */
export const missionViewIn = (params: URLSearchParams): MissionView =>
  missionViews.find((view) => view === params.get(missionParams.view)) ?? "missions";
