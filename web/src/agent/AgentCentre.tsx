import { zoneName } from "@atrium/schema/zoneName";
import clsx from "clsx";
import { use, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AgentCentreQuery } from "../__generated__/AgentCentreQuery.graphql.ts";
import { useLeave } from "../browser/back/useLeave.ts";
import { callerOf, DeskContext, isAtDesk, useRights } from "../caller/caller.ts";
import print from "../records/statement/Print.module.css";
import { PrintHead } from "../records/statement/PrintHead.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { knownZone, TimeZone } from "../time/timeZone.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/layout/Centre.module.css";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { Text } from "../ui/text/Text.tsx";
import { AgentMenu, agentPageAt } from "./AgentMenu.tsx";
import { mayOpen, pagesFor } from "./agentPages.ts";
import { AgentFeatures } from "./contracts/contractKinds.ts";
import { MovedContracts } from "./contracts/MovedContracts.tsx";
import { RequestBadge } from "./contracts/RequestBadge.tsx";
import own from "./Desk.module.css";
import { AtDesk } from "./drafts/drafts.ts";
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
            name
            timeZone
          }
          licences: resources(kinds: [LICENCE]) @catch(to: NULL) {
            label
          }
        }
        viewer {
          member {
            kind
            username
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
  const { pathname } = useLocation();
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
  const timeZone = knownZone(site.brand?.timeZone);
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
          <div className={own.facts}>
            {subAccount && isDesk && (
              <Text as="h1" id={titleId} text="agent_desk_of" values={{ agent: subAccount.agent }} />
            )}
            {timeZone && <Text as="p" text="record_zone" values={{ zone: zoneName(timeZone) }} />}
          </div>
        </AgentMenu>
      )}
      <div ref={pane} className={clsx(styles.pane, print.pane)}>
        <PrintHead
          brand={site.brand?.name}
          licences={site.licences?.map(({ label }) => label) ?? []}
          member={subAccount?.agent ?? viewer.member?.username ?? ""}
        />
        <TimeZone value={timeZone}>
          <AgentFeatures value={site.features}>
            {!isOfAgents && <NoAgent caller={caller} />}
            {isOfAgents && (
              <AtDesk value={viewer.member?.username ?? ""}>
                <MovedContracts isWatching={mayDo("CONTRACTS")}>
                  {mayOpen(agentPageAt(pathname), mayDo) ? <Outlet context={SidePanel} /> : <NoRight />}
                </MovedContracts>
              </AtDesk>
            )}
          </AgentFeatures>
        </TimeZone>
      </div>
    </div>
  );
  if (isDesk) {
    return (
      <section className={own.desk} aria-labelledby={titleId}>
        {!subAccount && <Text as="h1" id={titleId} className="visually-hidden" text="agent_title" />}
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
