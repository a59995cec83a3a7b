import clsx from "clsx";
import { DoorClosed } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { MemberCentreQuery } from "../../__generated__/MemberCentreQuery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { isAtDesk, useCaller, useRights } from "../../caller/caller.ts";
import print from "../../records/statement/Print.module.css";
import { PrintHead } from "../../records/statement/PrintHead.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { settingIn } from "../../security/settings.ts";
import { ChipLinks } from "../../ui/control/ChipLinks.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { accountPage } from "../accountPage.ts";
import { isMemberPane, type MemberPane, panesFor, subjectOf } from "../memberPanes.ts";
import { useMemberLink } from "../useMemberLink.ts";
import { MemberCentreMenu, useEntryName } from "./MemberCentreMenu.tsx";
import { MemberPaneContent } from "./MemberPaneContent.tsx";
import { CentreSkeleton, PaneSkeleton } from "./PaneSkeleton.tsx";
import { UpButton } from "./UpButton.tsx";

interface Props {
  /** The pane that the address names; null when it names the menu. */
  asked: string | null;
  /** Each pane is a page of its own, not a part of a dialog. */
  isPage?: boolean;
}

/** The menu of the member centre, and one of its panes; on phones the one that the address names. */
export const MemberPanes = (props: Props) => (
  <ScreenBoundary>
    <Suspense fallback={<CentreSkeleton {...props} />}>
      <Content {...props} />
    </Suspense>
  </ScreenBoundary>
);

/** Puts a text into the browser tab. */
function TabTitle({ id }: { id: string }) {
  useTabTitle(useIntl().formatMessage({ id }));
  return null;
}

function Content({ asked, isPage = false }: Props) {
  const { site, viewer } = useOwnQuery<MemberCentreQuery>(
    graphql`
      query MemberCentreQuery @throwOnFieldError {
        site {
          features @catch(to: NULL) {
            memberCentre
            missingParts
            referralPromotion
            uplineTransfer
            downlineTransfer
          }
          brand @catch(to: NULL) {
            name
          }
          licences: resources(kinds: [LICENCE]) @catch(to: NULL) {
            label
          }
        }
        viewer {
          member {
            username
            canTransferToUpline
            openMissionCount @catch(to: NULL)
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const { formatMessage } = useIntl();
  const isPhone = usePhone();
  const [params] = useSearchParams();
  const caller = useCaller();
  const mayDo = useRights();
  const linkOver = useMemberLink();
  const nameOf = useEntryName(isPage);
  const linkTo = isPage ? (pane: MemberPane) => accountPage(pane) : linkOver;
  const { member } = viewer;
  // The session has ended meanwhile: the shell shows a message with a login button.
  if (!member) return null;
  const panes = panesFor({
    memberCentre: site.features?.memberCentre ?? false,
    referralPromotion: site.features?.referralPromotion ?? false,
    uplineTransfer: site.features?.uplineTransfer ?? false,
    canTransferToUpline: member.canTransferToUpline,
    downlineTransfer: site.features?.downlineTransfer ?? false,
    sendsDown: isAtDesk(caller) && mayDo("TRANSFER_MONEY"),
    isSubAccount: caller === "subAccount",
    missingParts: site.features?.missingParts ?? [],
  });
  const isMissing = asked !== null && isMemberPane(asked) && !panes.includes(asked);
  // The menu is a screen on phones only.
  const named = asked ?? (isPhone ? null : "securityCenter");
  const pane = panes.find((known) => known === named) ?? null;
  const subject = isPage ? subjectOf(pane) : undefined;
  const setting = pane === "securityCenter" ? settingIn(params) : null;
  const title = setting ? `setting_${setting}` : pane ? nameOf(pane) : "member_centre";
  const menu = (
    <MemberCentreMenu
      panes={panes}
      selected={pane}
      openMissions={member.openMissionCount ?? 0}
      linkTo={linkTo}
      isPage={isPage}
    />
  );
  return (
    <div className={clsx(styles.centre, isPage && styles.onPage)}>
      {isPage && (
        <h1 className={styles.pageTitle}>
          {isPhone && <UpButton pane={asked} setting={setting} />}
          <FormattedMessage id={title} />
        </h1>
      )}
      {(named === null || !isPhone) && menu}
      {named !== null && (
        <div className={clsx(styles.pane, styles.member, print.pane)} key={pane}>
          {pane ? (
            <>
              <TabTitle id={`member_${pane}`} />
              <PrintHead
                brand={site.brand?.name}
                licences={site.licences?.map(({ label }) => label) ?? []}
                member={member.username}
              />
              {subject && (
                <ChipLinks
                  label={formatMessage({ id: subject.name })}
                  preventScrollReset
                  links={subject.panes
                    .filter((one) => panes.includes(one))
                    .map((one) => ({
                      to: linkTo(one),
                      label: <FormattedMessage id={`member_${one}`} />,
                      isCurrent: one === pane,
                    }))}
                />
              )}
              <ScreenBoundary>
                <Suspense fallback={<PaneSkeleton pane={pane} />}>
                  <MemberPaneContent pane={pane} />
                </Suspense>
              </ScreenBoundary>
            </>
          ) : isMissing ? (
            <EmptyState
              icon={DoorClosed}
              title="member_missing_title"
              text="member_missing_text"
              values={{ name: formatMessage({ id: `member_${asked}` }) }}
            />
          ) : (
            <>
              <TabTitle id="not_found_title" />
              <EmptyState icon={DoorClosed} title="not_found_title" text="member_unknown_text" />
            </>
          )}
        </div>
      )}
      {/* Below what says that there is no pane: the ones that there are. */}
      {isPhone && named !== null && !pane && menu}
    </div>
  );
}
