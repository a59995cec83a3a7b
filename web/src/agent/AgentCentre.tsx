import clsx from "clsx";
import { ShieldX } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AgentCentreQuery } from "../__generated__/AgentCentreQuery.graphql.ts";
import { useLeave } from "../browser/back/useLeave.ts";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { ClosedState } from "../caller/ClosedState.tsx";
import type { Caller } from "../caller/caller.ts";
import { callerOf } from "../caller/caller.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { pageName } from "../site/pageNames.ts";
import { knownZone, TimeZone } from "../time/timeZone.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/layout/Centre.module.css";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { AgentMenu, agentPageName } from "./AgentMenu.tsx";
import { pagesFor } from "./agentPages.ts";
import { AgentFeatures } from "./contracts/contractKinds.ts";
import { RequestBadge } from "./contracts/RequestBadge.tsx";
import { WatchContracts } from "./contracts/WatchContracts.tsx";
import { DeskKeys } from "./keys/DeskKeys.tsx";

/** Shown instead of the agent centre to callers who are not agents: guests may log in, trial accounts get a warning. */
const NoAgent = ({ caller }: { caller: Caller }) => (
  <ClosedState
    icon={ShieldX}
    title="agent_not_allowed_title"
    button={caller === "guest" ? undefined : null}
    asksOnArrival={caller === "guest"}
    text={caller === "trial" ? "in_need_true_account" : "agent_not_allowed_text"}
  />
);

const SidePanel = lazyPart(async () => (await import("./sidePanel/SidePanel.tsx")).SidePanel, "agent");

/** The agent centre over the home screen: its menu, and the chosen page. */
export function AgentCentre({ queryRef }: ScreenProps<AgentCentreQuery>) {
  const { site, viewer } = usePreloadedQuery<AgentCentreQuery>(
    graphql`
      query AgentCentreQuery @preloadable {
        site {
          features @catch(to: NULL) {
            dividend
            dailySalary
            hourlySalary
            realTimeSalary
          }
          brand @catch(to: NULL) {
            timeZone
          }
        }
        viewer {
          member {
            kind
          }
          agent {
            ...RequestBadge_agent
          }
        }
      }
    `,
    queryRef,
  );
  const close = useLeave("/");
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  // The shell names the pages to which announcements lead.
  useTabTitle(pageName(pathname) ? undefined : formatMessage({ id: agentPageName(pathname) }));
  const pane = useRef<HTMLDivElement>(null);
  const caller = callerOf(viewer.member?.kind);
  const hasMenu = caller === "agent" || caller === "trial";

  return (
    <Dialog title={<FormattedMessage id="agent_title" />} size="page" isFlush hasAddress onClose={close}>
      <div className={clsx(styles.centre, styles.wide)}>
        {hasMenu && (
          <AgentMenu
            pages={pagesFor(site.features)}
            isTrial={caller === "trial"}
            badges={viewer.agent ? { contractRequests: <RequestBadge agent={viewer.agent} /> } : {}}
          >
            {caller === "agent" && <DeskKeys pane={pane} />}
          </AgentMenu>
        )}
        {caller === "agent" && <WatchContracts />}
        <div ref={pane} className={styles.pane}>
          <TimeZone value={knownZone(site.brand?.timeZone)}>
            <AgentFeatures value={site.features}>
              {caller === "agent" ? <Outlet context={SidePanel} /> : <NoAgent caller={caller} />}
            </AgentFeatures>
          </TimeZone>
        </div>
      </div>
    </Dialog>
  );
}
