import clsx from "clsx";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenu_site$key } from "../../__generated__/SideMenu_site.graphql.ts";
import styles from "./SideMenu.module.css";
import { SideMenuCategory } from "./SideMenuCategory.tsx";
import { SideMenuOffers } from "./SideMenuOffers.tsx";
import { SideMenuService } from "./SideMenuService.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

interface Props {
  site: SideMenu_site$key;
  /** Only icons, without labels. */
  isMini: boolean;
  /** In a drawer over the page, on small screens. */
  isDrawer?: boolean;
}

/** The main menu. The gateway leaves out categories without vendors. */
export function SideMenu({ site: key, isMini, isDrawer = false }: Props) {
  const { formatMessage } = useIntl();
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

  return (
    <nav
      className={clsx(styles.menu, isMini && styles.mini, isDrawer && styles.drawer)}
      aria-label={formatMessage({ id: "menu" })}
    >
      <SideMenuOffers site={site} />
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
      <SideMenuService site={site} isMini={isMini} isDrawer={isDrawer} />
      {!isMini && <SocialLinks site={site} />}
    </nav>
  );
}
