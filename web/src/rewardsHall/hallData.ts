import type { RewardsHallScreenQuery } from "../__generated__/RewardsHallScreenQuery.graphql.ts";

/** What the hall's query answers; its parts are passed on to the sections. */
export type HallData = RewardsHallScreenQuery["response"];
