import { plainPath } from "../browser/plainPath.ts";

/** Paths that show the same as another one, which search engines should list. */
const ALIASES: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.html": "/",
  "/home": "/",
  "/register.html": "/register",
  "/down": "/download",
};
/** Parameters that say what a page is about. All others only filter it, or open something over it. */
const SUBJECTS: Readonly<Record<string, string>> = {
  "/promoDetail": "id",
  "/game": "id",
  "/seamless": "id",
  "/lottery": "gameCode",
  "/vnlottery": "gameCode",
};

/** The one address of a page for search engines, without the host. */
export function canonicalPath(pathname: string, search: string): string {
  const plain = plainPath(pathname);
  const path = ALIASES[plain] ?? plain;
  const subject = SUBJECTS[path];
  const value = subject && new URLSearchParams(search).get(subject);
  return value ? `${path}?${new URLSearchParams({ [subject]: value })}` : path;
}
