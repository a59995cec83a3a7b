import { type To, useLocation } from "react-router-dom";
import type { MemberPane } from "./memberPanes.ts";

/** The word in the address that opens the member centre over any screen, with the name of the pane. */
export const memberParam = "member";

/** Makes addresses of the current screen with the member centre opened over it: closing it leads back to the screen. */
export function useMemberLink() {
  const { pathname, search } = useLocation();
  return (pane: MemberPane): To => {
    const params = new URLSearchParams(search);
    params.set(memberParam, pane);
    return { pathname, search: params.toString() };
  };
}
