import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import type { ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import { useBackRule } from "../browser/back/useBackRule.ts";
import { plainPath } from "../browser/plainPath.ts";
import { CallerContext, callerOf, DeskContext, isRealAccount, RightsContext } from "../caller/caller.ts";
import { isAgentPath, isAtDeskPath } from "../caller/deskPaths.ts";
import { memberParam } from "../caller/memberAddress.ts";
import { PlayBreakContext } from "../caller/playBreak.ts";
import { useSessionEnd } from "../caller/sessionEnd.ts";
import { PlayProvider } from "../games/launch/PlayProvider.tsx";
import { QuietPart } from "../relay/QuietPart.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { SessionDialogs } from "../session/dialogs/SessionDialogs.tsx";
import { canonicalPath } from "../site/canonicalPath.ts";
import { hasPart } from "../site/hasPart.ts";
import { DialogsWait } from "../ui/dialog/dialogsWait.ts";
import { useMedia } from "../ui/layout/useMedia.ts";
import { firstPart, lazyPart } from "../ui/lazy/lazyPart.tsx";
import { useAtLeisure } from "../ui/lazy/useAtLeisure.ts";
import { useBrandLanguage } from "./appearance/useBrandLanguage.ts";
import { useBrandTheme } from "./appearance/useBrandTheme.ts";
import { areasOf, DESK } from "./areas.ts";
import { TabBar } from "./footer/TabBar.tsx";
import { useOfAge } from "./gates/useOfAge.ts";
import { Header } from "./header/Header.tsx";
import { namedDialogs } from "./namedDialogs.ts";
import { NetworkNotice } from "./network/NetworkNotice.tsx";
import { PageTitle } from "./PageTitle.tsx";
import styles from "./ShellScreen.module.css";
import skeleton from "./ShellSkeleton.module.css";
import { SessionWatch } from "./session/SessionWatch.tsx";
import { useSideMenu } from "./sideMenu/useSideMenu.ts";
import { useScrollOnNavigation } from "./useScrollOnNavigation.ts";

const AgeGate = firstPart(async () => (await import("./gates/AgeGate.tsx")).AgeGate);
const ClosedPage = lazyPart(async () => (await import("./gates/ClosedPage.tsx")).ClosedPage);
const Footer = lazyPart(async () => (await import("./footer/Footer.tsx")).Footer);
const SideMenu = firstPart(async () => (await import("./sideMenu/SideMenu.tsx")).SideMenu);
const MemberCentre = lazyPart(async () => (await import("../member/centre/MemberCentre.tsx")).MemberCentre, "member");
const Consent = lazyPart(async () => (await import("../site/Consent.tsx")).Consent);
const StatusWatch = lazyPart(async () => (await import("./network/StatusWatch.tsx")).StatusWatch);
const MenuDrawer = lazyPart(async () => (await import("./sideMenu/MenuDrawer.tsx")).MenuDrawer);
const NoticeDialog = lazyPart(async () => (await import("../announcements/board/NoticeDialog.tsx")).NoticeDialog);
const LaterParts = lazyPart(async () => (await import("./LaterParts.tsx")).LaterParts);
const WithdrawalNotice = lazyPart(async () => (await import("../member/WithdrawalNotice.tsx")).WithdrawalNotice);
const PlayBreakNotice = lazyPart(async () => (await import("../refusals/PlayBreakNotice.tsx")).PlayBreakNotice);
const RightsWatch = lazyPart(async () => (await import("./session/RightsWatch.tsx")).RightsWatch);
const SessionKeys = lazyPart(async () => (await import("./session/SessionKeys.tsx")).SessionKeys);

/** Where the agent centre has the room to be a page. */
const WIDE = "(min-width: 64rem)";

/** Paths that stay open to guests when the operator requires a login. */
const OPEN_PATHS = new Set(["/login", "/register", "/register.html", "/helpmc", "/download"]);
/** The help centre holds the terms, which a visitor reads before the registration. Its open path is another one. */
const HELP = "/help";
const OPEN_HELP = "/helpmc";

/** Everything around a screen: bars, menus, notices and dialogs. */
export function ShellScreen({ queryRef }: ScreenProps<ShellScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<ShellScreenQuery>(
    graphql`
      query ShellScreenQuery @preloadable {
        site {
          collectsFieldData
          brand {
            name
            minimumAge
            analyticsId
          }
          features {
            agentCentreInDialog
            chat
            followSystemTheme
            forceLightTheme
            loginRequired
            memberCentre
            missingParts
            showBarsInGames
          }
          ...AgeGate_site
          ...useBrandLanguage_site
          ...Header_site
          ...SideMenu_site
          ...Footer_site
          ...SessionKeys_site
        }
        viewer {
          systemStatus {
            state
            ...ClosedPage_status
          }
          member @catch(to: RESULT) {
            kind
            username
            subAccount {
              rights
            }
            playBreak {
              until
            }
          }
          ...Header_viewer
          ...SessionKeys_viewer
        }
      }
    `,
    queryRef,
  );
  const { pathname, search, hash, key: visit } = useLocation();
  const [arrival] = useState(visit);
  const params = new URLSearchParams(search);
  const menu = useSideMenu();
  const { systemStatus } = viewer;
  const member = viewer.member.ok ? viewer.member.value : null;
  // When the platform cannot load the member, the caller is not treated as a guest.
  const caller = viewer.member.ok ? callerOf(member?.kind, member?.subAccount) : "member";
  const hasAccount = isRealAccount(caller);
  const playBreak = member?.playBreak ?? null;
  const { chat = false, memberCentre = false, loginRequired = false, showBarsInGames = false } = site.features ?? {};
  const age = site.brand?.minimumAge ?? 18;
  const [isOfAge, confirmAge] = useOfAge(age);
  const isSubAccount = caller === "subAccount";
  const isWide = useMedia(WIDE);
  // A sub-account has no other page that a dialog could be over.
  const [wasDesk, setWasDesk] = useState(false);
  const hasEnded = useSessionEnd() !== null;
  const hasDesk = caller === "guest" ? wasDesk || hasEnded : caller === "agent" && !site.features?.agentCentreInDialog;
  const isDesk = isSubAccount || (hasDesk && isWide && isAgentPath(pathname));
  // It stays when the session has ended, until somebody logs in: as a dialog it would come over those that say so and ask.
  if (wasDesk !== isDesk) setWasDesk(isDesk);
  const areas = isDesk ? DESK : areasOf(pathname, showBarsInGames);
  const hasTime = useAtLeisure();
  useBrandLanguage(site);
  useBrandTheme(site.features);
  useScrollOnNavigation();
  useBackRule();

  // First in each branch, so that it stays mounted while the content changes.
  const watches = (
    <>
      <PageTitle brand={site.brand?.name ?? "Atrium"} />
      <Suspense>
        <StatusWatch state={systemStatus?.state} />
      </Suspense>
    </>
  );
  if (systemStatus && systemStatus.state !== "NORMAL") {
    return (
      <>
        {watches}
        <Suspense>
          <ClosedPage status={systemStatus} />
        </Suspense>
      </>
    );
  }
  // Members have confirmed their age when they registered, and the platform has checked it.
  const asksAge = caller === "guest" && !isOfAge;
  // A game that fills the window begins after the answer.
  const hidesScreen = asksAge && !areas.header;
  const mustLogIn = loginRequired && caller === "guest" && !OPEN_PATHS.has(plainPath(pathname));
  const isElsewhere = isSubAccount && !isAtDeskPath(pathname);
  const openPath = plainPath(pathname) === HELP ? { pathname: OPEN_HELP, hash } : "/login";

  return (
    <>
      {watches}
      <DialogsWait value={asksAge}>
        <div inert={asksAge}>
          <CallerContext value={caller}>
            <RightsContext value={member?.subAccount?.rights ?? null}>
              <DeskContext value={isDesk}>
                <PlayBreakContext value={playBreak}>
                  <SessionDialogs named={namedDialogs}>
                    <PlayProvider>
                      <SessionWatch username={member?.username} />
                      <QuietPart>{isSubAccount && <RightsWatch />}</QuietPart>
                      <a href="#main" className={styles.skip}>
                        <FormattedMessage id="skip_to_content" />
                      </a>
                      {areas.header && (
                        <Header
                          site={site}
                          viewer={viewer}
                          isMenuAtSide={menu.isAtSide}
                          isMenuOpen={menu.drawer !== null || !menu.isMini}
                          onToggleMenu={areas.sideMenu ? menu.toggle : undefined}
                        />
                      )}
                      <QuietPart>
                        {hasTime && memberCentre && hasAccount && member && (
                          <WithdrawalNotice username={member.username} />
                        )}
                      </QuietPart>
                      <NetworkNotice />
                      {playBreak && areas.header && (
                        <Suspense>
                          <PlayBreakNotice playBreak={playBreak} />
                        </Suspense>
                      )}
                      <div className={styles.body}>
                        {areas.sideMenu && menu.isAtSide && (
                          <div className={styles.side}>
                            <Suspense fallback={<div className={menu.isMini ? skeleton.menuMini : skeleton.menu} />}>
                              <SideMenu site={site} isMini={menu.isMini} />
                            </Suspense>
                          </div>
                        )}
                        <div className={styles.content}>
                          <main id="main" className={styles.main} tabIndex={-1}>
                            {mustLogIn || isElsewhere ? (
                              // Each address leads on anew: the end of a login may lead elsewhere after this one.
                              <Navigate key={visit} to={isElsewhere ? "/agent" : openPath} replace />
                            ) : (
                              !hidesScreen && <Outlet />
                            )}
                          </main>
                          <Suspense>{areas.footer && <Footer site={site} />}</Suspense>
                        </div>
                      </div>
                      {areas.footer && (
                        <TabBar
                          onOpenGames={menu.openGames}
                          hasCashier={memberCentre && hasPart(site.features, "DEPOSITS")}
                        />
                      )}
                      <QuietPart>
                        <SessionKeys site={site} viewer={viewer} />
                      </QuietPart>
                      <QuietPart>
                        {hasTime && (
                          <LaterParts
                            brand={site.brand?.name}
                            username={member?.username}
                            hasAccount={hasAccount}
                            hasChat={chat && !isSubAccount}
                            areas={areas}
                            asksAge={asksAge}
                          />
                        )}
                      </QuietPart>
                      <Suspense>
                        {menu.drawer && <MenuDrawer site={site} title={menu.drawer} onClose={menu.closeDrawer} />}
                        {params.has("notice") && <NoticeDialog />}
                        {!mustLogIn && params.has(memberParam) && <MemberCentre />}
                        {!asksAge && (site.brand?.analyticsId || site.collectsFieldData) && (
                          <Consent
                            analyticsId={site.brand?.analyticsId}
                            asksForSpeed={site.collectsFieldData}
                            arrival={arrival}
                          />
                        )}
                      </Suspense>
                    </PlayProvider>
                  </SessionDialogs>
                </PlayBreakContext>
              </DeskContext>
            </RightsContext>
          </CallerContext>
        </div>
      </DialogsWait>
      {asksAge && (
        <Suspense fallback={<div className={styles.dimmed} />}>
          <AgeGate site={site} age={age} onConfirm={confirmAge} />
        </Suspense>
      )}
      <link rel="canonical" href={location.origin + canonicalPath(pathname, search)} />
    </>
  );
}
