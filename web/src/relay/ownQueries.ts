const readers = new Set<() => void>();

/** Calls `read` whenever all queries of components are to be read again. Returns how to end that. */
export function onReadAgain(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** Reads all queries of components again: each stays on the screen until its new answer is there. */
export const readOwnQueriesAgain = (): void => {
  for (const read of readers) read();
};
