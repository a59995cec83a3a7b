import clsx from "clsx";
import { useId } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenu_site$key } from "../../__generated__/SideMenu_site.graphql.ts";
import { Text } from "../../ui/text/Text.tsx";
import drawer from "./DrawerGames.module.css";
import styles from "./SideMenu.module.css";
import { SideMenuCategory } from "./SideMenuCategory.tsx";
import { SideMenuOffers } from "./SideMenuOffers.tsx";
import { SideMenuService } from "./SideMenuService.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

interface Props {
  site: SideMenu_site$key;
  /** Only icons, without labels. */
  isMini: boolean;
  /** Closes the drawer around the menu, on small screens. There the menu begins with the games. */
  onClose?: () => void;
}

/** The main menu. The gateway leaves out categories without vendors. */
export function SideMenu({ site: key, isMini, onClose }: Props) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const site = useFragment(
    graphql`
      fragment SideMenu_site on Site {
        gameMenu {
          id
          ...SideMenuCategory_entry
        }
        ...SideMenuOffers_site
        ...SideMenuService_site
        ...SocialLinks_site
      }
    `,
    key,
  );

  const isDrawer = onClose !== undefined;
  const offers = <SideMenuOffers site={site} />;

  return (
    <nav
      className={clsx(styles.menu, isMini && styles.mini, isDrawer && styles.drawer)}
      aria-label={formatMessage({ id: "menu" })}
    >
      {!isDrawer && offers}
      {site.gameMenu && site.gameMenu.length > 0 && (
        <div className={isDrawer ? undefined : styles.group}>
          <Text as="p" className={isDrawer ? "visually-hidden" : styles.heading} id={headingId} text="categories" />
          <ul aria-labelledby={headingId} className={isDrawer ? drawer.games : undefined}>
            {site.gameMenu.map((entry) => (
              <SideMenuCategory key={entry.id} entry={entry} isMini={isMini} isDrawer={isDrawer} />
            ))}
          </ul>
        </div>
      )}
      {isDrawer && offers}
      <SideMenuService site={site} isMini={isMini} onClose={onClose} />
      {!isMini && <SocialLinks site={site} />}
    </nav>
  );
}
