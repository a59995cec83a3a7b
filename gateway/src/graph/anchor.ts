/** What a type that has no data of its own resolves from: its fields fetch what they show. */
export type Anchor = Readonly<Record<string, never>>;

export const anchor: Anchor = {};
