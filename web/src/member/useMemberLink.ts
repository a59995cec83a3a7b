import { type To, useLocation } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";
import { missionParams } from "../missions/missionSearch.ts";
import { accountRecordParams } from "../records/account/accountRecordSearch.ts";
import { betRecordParams } from "../records/bets/betRecordSearch.ts";
import { settingParam } from "../security/settings.ts";
import { depositParams } from "../wallet/deposit/depositSearch.ts";
import { withdrawParams } from "../wallet/withdraw/withdrawSearch.ts";
import type { MemberPane } from "./memberPanes.ts";

/** The parameters of panes: what a pane shows. They go with it. */
export const paneParams: readonly string[] = [
  ...new Set([
    settingParam,
    ...Object.values(depositParams),
    ...Object.values(accountRecordParams),
    ...Object.values(betRecordParams),
    ...Object.values(missionParams),
    ...Object.values(withdrawParams),
  ]),
];

/** Returns addresses of the current screen with the member centre open over it; closing it leads back to the screen. */
export function useMemberLink() {
  const { pathname, search } = useLocation();
  return (pane: MemberPane): To => ({ pathname, search: searchWithPane(search, pane, paneParams) });
}
