import type { Context } from "../request/context.ts";

/** What a type that has no data of its own resolves from: its fields fetch what they show. */
export type Anchor = Readonly<Record<string, never>>;
export const anchor: Anchor = {};

/** What `node` found, by the name of its type; null when it found nothing. */
export type FoundNode = { readonly __typename: string } | null;

/** How a type is found again from the key in its global id: null when there is none, or it isn't the caller's. */
export type NodeLookups = Readonly<
  Record<string, (key: string, context: Context) => object | null | Promise<object | null>>
>;

const longestId = 256;
const idForm = /^([A-Za-z]{1,40}):([\x20-\x7e]{1,150})$/;

/** Opaque to clients: what `decodeId` reads again. */
export function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString("base64url");
}

/** Type and key of a global id; null for anything that `globalId` did not make. */
export function decodeId(id: string): { type: string; key: string } | null {
  if (id.length > longestId) return null;
  const [, type, key] = idForm.exec(Buffer.from(id, "base64url").toString()) ?? [];
  if (type === undefined || key === undefined || globalId(type, key) !== id) return null;
  return { type, key };
}

/** The key of an id that must be of one type; null when it isn't. */
export function keyOf(type: string, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === type ? decoded.key : null;
}
