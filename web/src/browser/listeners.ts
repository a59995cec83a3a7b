/**
 * Who listens to a value that is kept outside of React. `listen` is for `useSyncExternalStore`: it returns what ends it. `tell`
 * calls all listeners.
 */
export function newListeners() {
  const all = new Set<() => void>();
  return {
    listen(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
  };
}
