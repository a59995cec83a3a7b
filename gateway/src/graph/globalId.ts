/**
 * Ids that were made before, by type and key: making one costs ten times as much as finding it. What strangers send is
 * not kept.
 */
const made = new Map<string, Map<string, string>>();
const mostPerType = 5_000;

/** Makes an id that is opaque to clients. `decodeId` reads it. */
export function globalId(type: string, key: string): string {
  const ofType = made.getOrInsertComputed(type, () => new Map());
  let id = ofType.get(key);
  if (id === undefined) {
    id = sealed(type, key);
    if (ofType.size >= mostPerType) ofType.clear();
    ofType.set(key, id);
  }
  return id;
}

const sealed = (type: string, key: string): string => Buffer.from(`${type}:${key}`).toString("base64url");

/** Type and key of a global id; null for a text that `globalId` did not make. */
export function decodeId(id: string): { type: string; key: string } | null {
  if (id.length > longestId) return null;
  const [, type, key] = idForm.exec(Buffer.from(id, "base64url").toString()) ?? [];
  if (type === undefined || key === undefined || sealed(type, key) !== id) return null;
  return { type, key };
}

/** The key of an id of that type; null for other ids. */
export function keyOf(type: string, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === type ? decoded.key : null;
}

export const longestId = 256;

export const idForm = /^([A-Za-z]{1,40}):([\x20-\x7e]{1,150})$/;
