/** Values that the browser did not store, because storage is forbidden or full. They last as long as the page. */
const unstored = new Map<string, string>();

/** A value stored on this device; null when there is none. */
export function recall(key: string): string | null {
  const latest = unstored.get(key);
  if (latest !== undefined) return latest;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value on this device. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}
