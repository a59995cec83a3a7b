import type { GameCategory } from "../__generated__/types.ts";

/** The categories of games. The platform's `gameType` and `gameClassify` use the same names. */
export const gameCategories = [
  "ELOTT",
  "LIVE",
  "SPORTS",
  "FISH",
  "RNG",
  "PVP",
  "ESPORTS",
] as const satisfies readonly GameCategory[];
