import DataLoader from "dataloader";

/** Batches lookups by id that one request makes. Ids that the platform does not return load as null. */
export function byId<T>(keyOf: (row: T) => string, fetchMany: (ids: readonly string[]) => Promise<readonly T[]>) {
  return new DataLoader<string, T | null>(
    async (ids) => {
      const found = new Map((await fetchMany(ids)).map((row) => [keyOf(row), row]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 100 },
  );
}
