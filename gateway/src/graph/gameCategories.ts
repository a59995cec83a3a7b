import type { GameCategory } from "../__generated__/types.ts";

/** The kinds of games, as the platform's `gameType` and `gameClassify` name them too. */
export const gameCategories = [
  "ELOTT",
  "LIVE",
  "SPORTS",
  "FISH",
  "RNG",
  "PVP",
  "ESPORTS",
] as const satisfies readonly GameCategory[];
