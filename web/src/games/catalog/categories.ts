/** The categories of games, named as in the schema. */
export const gameCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

export type GameCategory = (typeof gameCategories)[number];

export const isGameCategory = (value: string): value is GameCategory =>
  gameCategories.some((category) => category === value);
