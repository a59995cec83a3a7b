import type { ImageModel } from "./cdn.model.ts";

const pathForm = /^\/?[\w\-./%~@+]+(\?[\w\-./%~@+=&]*)?$/;

/** A picture, when the platform's value can be one. */
export function pictureOf(path: string | null): ImageModel | null {
  if (path === null || path.length > 2_000) return null;
  if (/^https?:\/\//.test(path)) return URL.canParse(path) ? { path } : null;
  return pathForm.test(path) && !path.startsWith("//") ? { path: path.startsWith("/") ? path : `/${path}` } : null;
}

/** The picture's addresses on these CDNs, in their order. A whole address has no alternatives. */
export function addressesOf({ path }: ImageModel, bases: readonly string[]): string[] {
  if (!path.startsWith("/")) return [path];
  return bases.length === 0 ? [path] : bases.map((base) => base + path);
}
