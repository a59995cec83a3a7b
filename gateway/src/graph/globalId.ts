/** Makes an id that is opaque to clients. `decodeId` reads it. */
export function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString("base64url");
}

/** Type and key of a global id; null for a text that `globalId` did not make. */
export function decodeId(id: string): { type: string; key: string } | null {
  if (id.length > longestId) return null;
  const [, type, key] = idForm.exec(Buffer.from(id, "base64url").toString()) ?? [];
  if (type === undefined || key === undefined || globalId(type, key) !== id) return null;
  return { type, key };
}

/** The key of an id of that type; null for other ids. */
export function keyOf(type: string, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === type ? decoded.key : null;
}

export const longestId = 256;

export const idForm = /^([A-Za-z]{1,40}):([\x20-\x7e]{1,150})$/;
