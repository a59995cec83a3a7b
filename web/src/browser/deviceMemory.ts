/** What this device remembers, also where a browser forbids to remember anything: then it lasts as long as the page. */
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
