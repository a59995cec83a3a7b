import clsx from "clsx";
import { Bell, Flame, Heart, Home } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenu_site$key } from "../__generated__/SideMenu_site.graphql.ts";
import { useNoticeLink } from "../announcements/useNoticeLink.ts";
import styles from "./SideMenu.module.css";
import { SideMenuCategory } from "./SideMenuCategory.tsx";
import { SideMenuLanguages } from "./SideMenuLanguages.tsx";
import { SideMenuLink } from "./SideMenuLink.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface Props {
  site: SideMenu_site$key;
  /** Only signs, no words. */
  isMini: boolean;
  /** Over the page, on small screens. */
  isDrawer?: boolean;
}

/** The ways through the house. A category stands here only when it has a vendor; the gateway leaves the others out. */
export function SideMenu({ site: key, isMini, isDrawer = false }: Props) {
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  const site = useFragment(
    graphql`
      fragment SideMenu_site on Site {
        gameMenu {
          id
          ...SideMenuCategory_entry
        }
        features {
          forceLightTheme
        }
        ...SideMenuLanguages_site
        ...SocialLinks_site
      }
    `,
    key,
  );

  return (
    <nav
      className={clsx(styles.menu, isMini && styles.mini, isDrawer && styles.drawer)}
      aria-label={formatMessage({ id: "menu" })}
    >
      <ul className={styles.group}>
        <SideMenuLink to="/" icon={<Home />} label={formatMessage({ id: "home" })} />
        <SideMenuLink to="/hot" icon={<Flame />} label={formatMessage({ id: "hot_games" })} />
        <SideMenuLink to="/favorite" icon={<Heart />} label={formatMessage({ id: "favorites" })} />
      </ul>
      {site.gameMenu && site.gameMenu.length > 0 && (
        <div className={styles.group}>
          <p className={styles.heading} id="side-menu-games">
            <FormattedMessage id="categories" />
          </p>
          <ul aria-labelledby="side-menu-games">
            {site.gameMenu.map((entry) => (
              <SideMenuCategory key={entry.id} entry={entry} isMini={isMini} />
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.group}>
        <SideMenuLink to={noticeLink()} icon={<Bell />} label={formatMessage({ id: "notices" })} isPlain />
        {!isMini && <SideMenuLanguages site={site} />}
        {isDrawer && !site.features?.forceLightTheme && <ThemeSwitch />}
      </ul>
      {!isMini && <SocialLinks site={site} />}
    </nav>
  );
}
