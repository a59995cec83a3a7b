import { plainPath } from "../browser/plainPath.ts";

/** What stands around a screen. */
export interface Areas {
  readonly header: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
}

const EVERYTHING: Areas = { header: true, sideMenu: true, footer: true };
const NOTHING: Areas = { header: false, sideMenu: false, footer: false };
const HEADER_ONLY: Areas = { ...NOTHING, header: true };

/** Screens that don't have everything around them. */
const EXCEPTIONS: Readonly<Record<string, Areas>> = {
  "/game": NOTHING,
  "/lottery": HEADER_ONLY,
  "/pointMall": { ...EVERYTHING, sideMenu: false },
  "/register": HEADER_ONLY,
  "/register.html": HEADER_ONLY,
  "/seamless": HEADER_ONLY,
  "/vnlottery": { ...EVERYTHING, footer: false },
};

/** Where a game should have the whole window, unless the operator wants the bars to stay. */
const WITHOUT_BARS = new Set(["/seamless", "/vnlottery"]);

/** The areas around a path; unknown paths get the whole shell around the page that says so. */
export function areasOf(pathname: string, showBarsInGames: boolean): Areas {
  const path = plainPath(pathname);
  if (WITHOUT_BARS.has(path) && !showBarsInGames) return NOTHING;
  return EXCEPTIONS[path] ?? EVERYTHING;
}
