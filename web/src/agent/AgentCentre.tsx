import clsx from "clsx";
import { use, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AgentCentreQuery } from "../__generated__/AgentCentreQuery.graphql.ts";
import { useLeave } from "../browser/back/useLeave.ts";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { callerOf, DeskContext, isAtDesk, useRights } from "../caller/caller.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { pageName } from "../site/pageNames.ts";
import { knownZone, TimeZone } from "../time/timeZone.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/layout/Centre.module.css";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { AgentMenu, agentPageAt, agentPageName } from "./AgentMenu.tsx";
import { mayOpen, pagesFor } from "./agentPages.ts";
import { AgentFeatures } from "./contracts/contractKinds.ts";
import { RequestBadge } from "./contracts/RequestBadge.tsx";
import { WatchContracts } from "./contracts/WatchContracts.tsx";
import own from "./Desk.module.css";
import { DeskKeys } from "./keys/DeskKeys.tsx";
import { NoAgent, NoRight } from "./NoAgent.tsx";

const SidePanel = lazyPart(async () => (await import("./sidePanel/SidePanel.tsx")).SidePanel, "agent");

/** The agent centre, as a page or over the home screen: its menu, and the chosen page. */
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
            subAccount {
              agent
            }
          }
          agent {
            subAccounts @catch(to: NULL) {
              maximum
            }
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
  const isDesk = use(DeskContext);
  const titleId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const subAccount = viewer.member?.subAccount;
  const caller = callerOf(viewer.member?.kind, subAccount);
  const isOfAgents = isAtDesk(caller);
  const mayDo = useRights();
  const pages = pagesFor(site.features, Boolean(viewer.agent?.subAccounts) && !subAccount).filter((page) =>
    mayOpen(page, mayDo),
  );
  const content = (
    <div className={clsx(styles.centre, styles.wide)}>
      {(isOfAgents || caller === "trial") && (
        <AgentMenu
          pages={pages}
          isTrial={caller === "trial"}
          hasFinder={isOfAgents && mayOpen("downlineManagement", mayDo)}
          badges={viewer.agent ? { contractRequests: <RequestBadge agent={viewer.agent} /> } : {}}
        >
          {isOfAgents && <DeskKeys pane={pane} />}
        </AgentMenu>
      )}
      {isOfAgents && mayDo("CONTRACTS") && <WatchContracts />}
      <div ref={pane} className={styles.pane}>
        <TimeZone value={knownZone(site.brand?.timeZone)}>
          <AgentFeatures value={site.features}>
            {!isOfAgents && <NoAgent caller={caller} />}
            {isOfAgents && (mayOpen(agentPageAt(pathname), mayDo) ? <Outlet context={SidePanel} /> : <NoRight />)}
          </AgentFeatures>
        </TimeZone>
      </div>
    </div>
  );
  if (isDesk) {
    return (
      <section className={own.desk} aria-labelledby={titleId}>
        <h1 id={titleId} className={subAccount ? own.title : "visually-hidden"}>
          {subAccount ? (
            <FormattedMessage id="agent_desk_of" values={{ agent: subAccount.agent }} />
          ) : (
            <FormattedMessage id="agent_title" />
          )}
        </h1>
        {content}
      </section>
    );
  }
  return (
    <Dialog title={<FormattedMessage id="agent_title" />} size="page" isFlush hasAddress onClose={close}>
      {content}
    </Dialog>
  );
}
