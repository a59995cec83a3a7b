import clsx from "clsx";
import { Bell, Flame, Heart, Home } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenu_site$key } from "../__generated__/SideMenu_site.graphql.ts";
import { useNoticeLink } from "../announcements/useNoticeLink.ts";
import styles from "./SideMenu.module.css";
import { SideMenuCategory } from "./SideMenuCategory.tsx";
import { SideMenuLink } from "./SideMenuLink.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

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
        <SideMenuLink to="/" icon={<Home size={20} />} label={formatMessage({ id: "home" })} />
        <SideMenuLink to="/hot" icon={<Flame size={20} />} label={formatMessage({ id: "hot_games" })} />
        <SideMenuLink to="/favorite" icon={<Heart size={20} />} label={formatMessage({ id: "favorites" })} />
      </ul>
      {site.gameMenu && site.gameMenu.length > 0 && (
        <ul className={styles.group} aria-label={formatMessage({ id: "categories" })}>
          {site.gameMenu.map((entry) => (
            <SideMenuCategory key={entry.id} entry={entry} isMini={isMini} />
          ))}
        </ul>
      )}
      <ul className={styles.group}>
        <SideMenuLink to={noticeLink()} icon={<Bell size={20} />} label={formatMessage({ id: "notices" })} isPlain />
      </ul>
      {!isMini && <SocialLinks site={site} />}
    </nav>
  );
}
