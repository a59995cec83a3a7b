/** Arguments of the functions that fill an empty database. */
export interface SeedContext {
  /** The same seed makes the same data. */
  seed: string;
  now: Date;
}
