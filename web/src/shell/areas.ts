import { plainPath } from "../browser/plainPath.ts";

/** The parts of the shell around a screen. */
export interface Areas {
  readonly header: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
}

const EVERYTHING: Areas = { header: true, sideMenu: true, footer: true };
const NOTHING: Areas = { header: false, sideMenu: false, footer: false };
const HEADER_ONLY: Areas = { ...NOTHING, header: true };

/** The agent centre as a page, without the games around it. */
export const DESK: Areas = HEADER_ONLY;

/** Paths without some of the parts. */
const EXCEPTIONS: Readonly<Record<string, Areas>> = {
  "/account": { ...EVERYTHING, sideMenu: false },
  "/game": NOTHING,
  "/lottery": HEADER_ONLY,
  "/pointMall": { ...EVERYTHING, sideMenu: false },
  "/register": HEADER_ONLY,
  "/register.html": HEADER_ONLY,
  "/seamless": HEADER_ONLY,
  "/vnlottery": { ...EVERYTHING, footer: false },
};

/** Paths of games that fill the browser window, unless the operator wants the bars to stay. */
const WITHOUT_BARS = new Set(["/seamless", "/vnlottery"]);

/** The areas around a path; unknown paths have all of them. */
export function areasOf(pathname: string, showBarsInGames: boolean): Areas {
  const path = plainPath(pathname);
  if (WITHOUT_BARS.has(path) && !showBarsInGames) return NOTHING;
  return EXCEPTIONS[path.replace(/^(\/account)\/.*/, "$1")] ?? EVERYTHING;
}
