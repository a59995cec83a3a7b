/** Texts by key in a storage of the browser. Where that is forbidden or full, they last as long as the page. */
export function memoryIn(storage: () => Storage) {
  const unstored = new Map<string, string>();
  return {
    /** A value; null when there is none. */
    recall(key: string): string | null {
      const latest = unstored.get(key);
      if (latest !== undefined) return latest;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    remember(key: string, value: string): void {
      try {
        storage().setItem(key, value);
        unstored.delete(key);
      } catch {
        unstored.set(key, value);
      }
    },
    forget(key: string): void {
      unstored.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
    /** Removes all values. It keeps those for whose keys `isKept` returns true. */
    clear(isKept: (key: string) => boolean): void {
      for (const key of [...unstored.keys()]) if (!isKept(key)) unstored.delete(key);
      try {
        const stored = storage();
        for (const key of Object.keys(stored)) if (!isKept(key)) stored.removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}
