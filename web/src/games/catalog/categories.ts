/** The kinds of games, in the contract's words. */
export const gameCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

export type GameCategory = (typeof gameCategories)[number];

export const isGameCategory = (value: string): value is GameCategory =>
  gameCategories.some((category) => category === value);
