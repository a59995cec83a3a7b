import { useLocation } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";
import type { MemberPane } from "./memberPanes.ts";
import { paneParams } from "./paneParams.ts";

/**
 * Returns addresses of the current screen with the member centre open over it; closing it leads back to the screen. The menu
 * is a screen of its own on phones; elsewhere it opens with the account beside it.
 */
export function useMemberLink() {
  const { pathname, search } = useLocation();
  return (pane: MemberPane | "menu") => `${pathname}?${searchWithPane(search, pane, paneParams)}`;
}
