/** Whose rules of play apply, with the years that a player must have reached there. */
const AGES = { default: 18, gli: 21, uk: 18, curacao: 18, pagcor: 21 } as const;

export type Jurisdiction = keyof typeof AGES;
export const JURISDICTIONS = Object.keys(AGES) as [Jurisdiction, ...Jurisdiction[]];

export const minimumAge = (jurisdiction: Jurisdiction): number => AGES[jurisdiction];

/** Where a tick is not enough: a date of birth has to be given. */
export const needsBirthday = (jurisdiction: Jurisdiction): boolean => jurisdiction !== "default";
