/**
 * The entry of a table for a word that the platform or a caller sends. Every object has `constructor` and `__proto__`,
 * so a word is never used as an index.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
