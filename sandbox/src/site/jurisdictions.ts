/** Minimum age of players, by jurisdiction. */
const AGES = { default: 18, gli: 18, uk: 18, curacao: 18, pagcor: 21 } as const;

export type Jurisdiction = keyof typeof AGES;
export const JURISDICTIONS = Object.keys(AGES) as [Jurisdiction, ...Jurisdiction[]];

export const minimumAge = (jurisdiction: Jurisdiction): number => AGES[jurisdiction];

/** Jurisdictions that require a date of birth, not only a tick. */
export const needsBirthday = (jurisdiction: Jurisdiction): boolean => jurisdiction !== "default";

/** Jurisdictions in which the player has to tick the terms: the operator cannot start with a ticked box. */
export const isStrict = (jurisdiction: Jurisdiction): boolean => ["gli", "uk", "pagcor"].includes(jurisdiction);
