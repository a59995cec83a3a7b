/** A path of this site that an address names; null for anything else, which could lead to another site. */
export function ownPath(text: string | null): string | null {
  if (!text?.startsWith("/")) return null;
  const url = URL.parse(text, location.origin);
  return url?.origin === location.origin && !url.pathname.startsWith("//") ? url.pathname + url.search : null;
}
