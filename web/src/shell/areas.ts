/** What stands around a screen. */
export interface Areas {
  header: boolean;
  sideMenu: boolean;
  footer: boolean;
}

const FULL = { header: true, sideMenu: true, footer: true };
const BARE = { header: false, sideMenu: false, footer: false };
const HEADER_ONLY = { header: true, sideMenu: false, footer: false };

/** Screens that don't have everything around them. */
const EXCEPTIONS: Record<string, Areas> = {
  "/game": BARE,
  "/seamless": HEADER_ONLY,
};

/** The areas around a path; unknown paths get the whole shell around the page that says so. */
export const areasOf = (pathname: string): Areas => EXCEPTIONS[pathname.replace(/(.)\/+$/, "$1")] ?? FULL;
