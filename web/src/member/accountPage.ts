import { memberParam } from "../caller/memberAddress.ts";
import { PANE_GROUPS } from "./memberPanes.ts";
import { paneParams } from "./paneParams.ts";

const PANES = Object.values(PANE_GROUPS).flat();

/** Whether a path is that of a pane's page. */
export const isAccountPage = (pathname: string) => /^\/account(\/|$)/i.test(pathname);

/** The pane that the member centre over a screen shows, by the address of the screen. Null is the menu alone. */
export const paneOver = (params: URLSearchParams) => PANES.find((pane) => pane === params.get(memberParam)) ?? null;

/** The page of a pane, or of the menu. It shows the same as the pane does with these parameters. */
export function accountPage(pane: string | null, params = new URLSearchParams()): string {
  if (pane === null) return "/account";
  const shown = new URLSearchParams([...params].filter(([name]) => paneParams.includes(name)));
  return `/account/${pane}${shown.size > 0 ? `?${shown}` : ""}`;
}
