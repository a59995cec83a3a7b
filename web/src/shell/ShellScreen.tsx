import { Suspense, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import type { ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { SessionDialogs } from "../session/SessionDialogs.tsx";
import { lazyPart } from "../ui/loadChunk.ts";
import { areasOf, plainPath } from "./areas.ts";
import { CallerContext, callerOf } from "./caller.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NetworkNotice } from "./NetworkNotice.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import styles from "./ShellScreen.module.css";
import { SideMenu } from "./SideMenu.tsx";
import { TabBar } from "./TabBar.tsx";
import { showTheme } from "./theme.ts";
import { usePageTitle } from "./usePageTitle.ts";
import { useScrollOnNavigation } from "./useScrollOnNavigation.ts";
import { useSideMenu } from "./useSideMenu.ts";

const ClosedPage = lazyPart(async () => (await import("./ClosedPage.tsx")).ClosedPage);
const MenuDrawer = lazyPart(async () => (await import("./MenuDrawer.tsx")).MenuDrawer);
const NoticeDialog = lazyPart(async () => (await import("../announcements/NoticeDialog.tsx")).NoticeDialog);
const SessionKeys = lazyPart(async () => (await import("../session/SessionKeys.tsx")).SessionKeys);

/** Where a visitor without a session may go when the operator wants everybody to log in first. */
const OPEN_PATHS = new Set(["/login", "/register", "/register.html", "/helpmc", "/download"]);

/** What is around every screen: bars, menus, notices, and what belongs to the session. */
export function ShellScreen({ queryRef }: ScreenProps<ShellScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<ShellScreenQuery>(
    graphql`
      query ShellScreenQuery @preloadable {
        site {
          brand {
            name
          }
          features {
            forceLightTheme
            loginRequired
            showBarsInGames
          }
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
          member {
            kind
          }
          ...Header_viewer
          ...SessionKeys_viewer
        }
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const menu = useSideMenu();
  const { systemStatus, member } = viewer;
  const { forceLightTheme = false, loginRequired = false, showBarsInGames = false } = site.features ?? {};
  const areas = areasOf(pathname, showBarsInGames);
  useScrollOnNavigation();
  usePageTitle(pathname, site.brand?.name ?? "Atrium");
  useEffect(() => {
    if (forceLightTheme) showTheme("light");
  }, [forceLightTheme]);

  if (systemStatus && systemStatus.state !== "NORMAL") {
    return (
      <Suspense>
        <ClosedPage status={systemStatus} />
      </Suspense>
    );
  }
  const mustLogIn = loginRequired && !member && !OPEN_PATHS.has(plainPath(pathname));

  return (
    <CallerContext value={callerOf(member?.kind)}>
      <SessionDialogs>
        <SessionWatch />
        <a href="#main" className={styles.skip}>
          <FormattedMessage id="skip_to_content" />
        </a>
        {areas.header && (
          <Header
            site={site}
            viewer={viewer}
            isMenuOpen={menu.isDrawerOpen || !menu.isMini}
            onToggleMenu={areas.sideMenu ? menu.toggle : undefined}
          />
        )}
        <NetworkNotice />
        <div className={styles.hall}>
          {areas.sideMenu && (
            <div className={styles.side}>
              <SideMenu site={site} isMini={menu.isMini} />
            </div>
          )}
          <div className={styles.content}>
            <main id="main" className={styles.main} tabIndex={-1}>
              {mustLogIn ? <Navigate to="/login" replace /> : <Outlet />}
            </main>
            {areas.footer && <Footer site={site} />}
          </div>
        </div>
        {areas.footer && <TabBar onOpenMenu={menu.openDrawer} />}
        <Suspense>
          <SessionKeys site={site} viewer={viewer} />
        </Suspense>
        <Suspense>
          {menu.isDrawerOpen && <MenuDrawer site={site} onClose={menu.closeDrawer} />}
          {new URLSearchParams(search).has("notice") && <NoticeDialog />}
        </Suspense>
      </SessionDialogs>
    </CallerContext>
  );
}
