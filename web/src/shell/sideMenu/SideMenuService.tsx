import { Bell, Coins, Crown, Moon, Sun } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenuService_site$key } from "../../__generated__/SideMenuService_site.graphql.ts";
import { useNoticeLink } from "../../announcements/board/useNoticeLink.ts";
import { useUnreadCount } from "../../announcements/unreadCount.ts";
import { chooseTheme, useTheme } from "../../browser/theme.ts";
import { useCanInstall } from "../../install/installOffer.ts";
import { hasPart } from "../../site/hasPart.ts";
import { Switch } from "../../ui/control/Switch.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "./SideMenu.module.css";
import { SideMenuChat } from "./SideMenuChat.tsx";
import { SideMenuDownload } from "./SideMenuDownload.tsx";
import { SideMenuLanguages } from "./SideMenuLanguages.tsx";
import { EntryCount, SideMenuLink } from "./SideMenuLink.tsx";
import { SideMenuSupport } from "./SideMenuSupport.tsx";

/** A switch for the theme, on screens without the menu for it. */
function ThemeSwitch() {
  const theme = useTheme();
  const Icon = theme === "dark" ? Moon : Sun;
  return (
    <li className={styles.setting}>
      <Switch isOn={theme === "dark"} onChange={(isDark) => chooseTheme(isDark ? "dark" : "light")}>
        <Icon size={20} aria-hidden="true" />
        <FormattedMessage id="theme_dark_switch" />
      </Switch>
    </li>
  );
}

const InstallItem = lazyPart(async () => (await import("./InstallItem.tsx")).InstallItem);

interface Props {
  site: SideMenuService_site$key;
  isMini: boolean;
  /** Closes the drawer; absent when the menu is not in one. */
  onClose: (() => void) | undefined;
}

/** The last part of the menu: VIP club, app, announcements, support, language and theme. */
export function SideMenuService({ site: key, isMini, onClose }: Props) {
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  const unread = useUnreadCount();
  const canInstall = useCanInstall();
  const site = useFragment(
    graphql`
      fragment SideMenuService_site on Site {
        features {
          chat
          forceLightTheme
          missingParts
          pointMall
        }
        ...SideMenuLanguages_site
      }
    `,
    key,
  );
  const label = (id: string) => formatMessage({ id });
  return (
    <ul className={styles.group}>
      {hasPart(site.features, "VIP") && <SideMenuLink to="/vip" icon={<Crown />} label={label("vip")} />}
      {site.features?.pointMall && <SideMenuLink to="/pointMall" icon={<Coins />} label={label("point_mall")} />}
      <SideMenuDownload />
      <Suspense>{canInstall && <InstallItem />}</Suspense>
      <SideMenuLink
        to={noticeLink()}
        icon={<Bell />}
        label={label("notices")}
        isPlain
        mark={<EntryCount count={unread} text="announcements_unread" />}
      />
      <SideMenuLanguages site={site} isMini={isMini} />
      <SideMenuSupport />
      {onClose && site.features?.chat && <SideMenuChat onChoose={onClose} />}
      {onClose && !site.features?.forceLightTheme && <ThemeSwitch />}
    </ul>
  );
}
