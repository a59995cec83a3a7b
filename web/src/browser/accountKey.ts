/** Lists with new keys: this page has replaced their old keys, which had usernames. */
const renamed = new Set<string>();

/**
 * The key of a list that this device keeps for one account, or for guests (null). It has no username in it, because other
 * people may use the device.
 */
export function accountKey(list: string, username: string | null): string {
  if (!renamed.has(list)) {
    renamed.add(list);
    renameOldKeys(list);
  }
  return username === null ? `${list}.` : hashedKey(list, username);
}

const hashedKey = (list: string, username: string) => `${list}#${hashOf(username)}`;

/** Earlier versions wrote usernames into the keys. */
function renameOldKeys(list: string): void {
  const start = `${list}.`;
  try {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith(start) || key === start) continue;
      localStorage.setItem(hashedKey(list, key.slice(start.length)), value);
      localStorage.removeItem(key);
    }
  } catch {
    // Where the browser forbids storage, nothing is stored.
  }
}

/** A short hash is enough for the few accounts of a device. `crypto.subtle` answers later, and not on pages without TLS. */
export const hashOf = (text: string) =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
