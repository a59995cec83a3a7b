import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { MemberCentreQuery } from "../../__generated__/MemberCentreQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { callerOf, isRealAccount, useCaller } from "../../caller/caller.ts";
import { memberParam } from "../../caller/memberAddress.ts";
import { useSessionEnd } from "../../caller/sessionEnd.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { panesFor } from "../memberPanes.ts";
import { paneParams } from "../paneParams.ts";
import { MemberCentreMenu } from "./MemberCentreMenu.tsx";
import { MemberClosed } from "./MemberClosed.tsx";
import { MemberPaneContent } from "./MemberPaneContent.tsx";

/** The member centre over any screen, while the address names a pane: its menu, and the pane. */
export function MemberCentre() {
  const close = useLeaveParams(memberParam, ...paneParams);
  const caller = useCaller();
  const frame = (content: ReactNode) => (
    <Dialog title={<FormattedMessage id="member_centre" />} size="full" isFlush hasAddress onClose={close}>
      {content}
    </Dialog>
  );
  if (caller === "guest") return <Guest onLeft={close} closed={frame(<MemberClosed caller={caller} />)} />;
  if (!isRealAccount(caller)) return frame(<MemberClosed caller={caller} />);
  return frame(
    <ScreenBoundary>
      <Suspense fallback={<Skeleton className={styles.skeleton} />}>
        <Content />
      </Suspense>
    </ScreenBoundary>,
  );
}

/**
 * The login alone, without a dialog under it; a guest who closes it leaves the member centre. After the end of a session,
 * which has a message of its own, and without a network, the centre says itself that it is closed.
 */
function Guest({ onLeft, closed }: { onLeft: () => void; closed: ReactNode }) {
  const hasEnded = useSessionEnd() !== null;
  const [asks] = useState(!hasEnded && navigator.onLine);
  const ask = useProtectedAction(
    () => {},
    undefined,
    () => ({ onLeft }),
  );
  const askOnArrival = useEffectEvent(() => {
    if (asks) ask();
  });
  useEffect(() => askOnArrival(), []);
  return asks ? null : closed;
}

function Content() {
  const { site, viewer } = useOwnQuery<MemberCentreQuery>(
    graphql`
      query MemberCentreQuery @throwOnFieldError {
        site {
          features @catch(to: NULL) {
            memberCentre
            referralPromotion
            uplineTransfer
            downlineTransfer
          }
        }
        viewer {
          member {
            kind
            canTransferToUpline
            openMissionCount @catch(to: NULL)
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const [params] = useSearchParams();
  const { member } = viewer;
  // The session has ended meanwhile: the shell shows a message with a login button.
  if (!member) return null;
  const panes = panesFor({
    memberCentre: site.features?.memberCentre ?? false,
    referralPromotion: site.features?.referralPromotion ?? false,
    uplineTransfer: site.features?.uplineTransfer ?? false,
    canTransferToUpline: member.canTransferToUpline,
    downlineTransfer: site.features?.downlineTransfer ?? false,
    isAgent: callerOf(member.kind) === "agent",
  });
  const asked = params.get(memberParam);
  const pane = panes.find((known) => known === asked) ?? "securityCenter";
  return (
    <div className={styles.centre}>
      <MemberCentreMenu panes={panes} selected={pane} openMissions={member.openMissionCount ?? 0} />
      <div className={styles.pane} key={pane}>
        <ScreenBoundary>
          <Suspense fallback={<Skeleton className={styles.skeleton} />}>
            <MemberPaneContent pane={pane} />
          </Suspense>
        </ScreenBoundary>
      </div>
    </div>
  );
}
