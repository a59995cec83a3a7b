/** The source value of a type without own data. Its fields fetch what they need. */
export type Anchor = Readonly<Record<string, never>>;

export const anchor: Anchor = {};
