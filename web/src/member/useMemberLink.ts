import { type To, useLocation } from "react-router-dom";
import { accountRecordParams } from "../records/accountRecordSearch.ts";
import { depositParams } from "../wallet/deposit/depositSearch.ts";
import type { MemberPane } from "./memberPanes.ts";

/** The parameter that opens the member centre over any screen, with the name of a pane. */
export const memberParam = "member";

/** The parameters of panes: what a pane shows. They go with it. */
export const paneParams: readonly string[] = [
  ...new Set([...Object.values(depositParams), ...Object.values(accountRecordParams)]),
];

/** Returns addresses of the current screen with the member centre open over it; closing it leads back to the screen. */
export function useMemberLink() {
  const { pathname, search } = useLocation();
  return (pane: MemberPane): To => {
    const params = new URLSearchParams(search);
    for (const name of paneParams) params.delete(name);
    params.set(memberParam, pane);
    return { pathname, search: params.toString() };
  };
}
