/** Values stored on this device. Where the browser forbids storage, they last as long as the page. */
const forgotten = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return forgotten.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    forgotten.set(key, value);
  }
}
