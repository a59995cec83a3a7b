/** States of a bet to choose from. */
export const betStatuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;
/** Categories of games to choose from. */
export const betCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

export type BetStatus = (typeof betStatuses)[number];
export type BetCategory = (typeof betCategories)[number];

/** The option that a text of an address names; undefined for any other text. */
export const oneOf = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value);
