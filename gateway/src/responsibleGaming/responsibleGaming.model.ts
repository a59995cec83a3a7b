import type { BreakLength, CountingRate, PlayLimit } from "../__generated__/types.ts";

/** What resolvers of the GraphQL type `PlayLimits` get. */
export interface PlayLimitsModel {
  limits: PlayLimit[];
  timeOuts: BreakLength[];
  selfExclusions: BreakLength[];
  rates: CountingRate[];
}
