import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { SideMenuCategory_entry$key } from "../../__generated__/SideMenuCategory_entry.graphql.ts";
import { CategoryIcon } from "../../games/catalog/CategoryIcon.tsx";
import { categoryPath, lobbyOf, vendorListParam, vendorPath } from "../../games/catalog/lobbies.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { CategoryArt } from "./CategoryArt.tsx";
import drawer from "./DrawerGames.module.css";
import styles from "./SideMenu.module.css";
import { SideMenuLink } from "./SideMenuLink.tsx";

/** A longer list of vendors scrolls by itself. */
const SCROLL_ABOVE = 10;

interface Props {
  entry: SideMenuCategory_entry$key;
  isMini: boolean;
  /** Shows a picture of the category. */
  isDrawer: boolean;
}

/** A category with a link to all of its games, and a link for each vendor. */
export function SideMenuCategory({ entry: key, isMini, isDrawer }: Props) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { category, title, vendors } = useFragment(
    graphql`
      fragment SideMenuCategory_entry on GameMenuEntry {
        category
        title
        vendors {
          isHot
          vendor {
            id
            code
            opensAsList
            name
          }
        }
      }
    `,
    key,
  );
  const path = lobbyOf(category);
  const isHere = pathname === path;
  const [isOpen, setOpen] = useState(isHere);
  const listId = useId();
  const chosen = isHere ? chosenIn(new URLSearchParams(search)) : null;
  if (isMini)
    return <SideMenuLink to={categoryPath(category)} icon={<CategoryIcon category={category} />} label={title} />;

  return (
    <li>
      <div className={clsx(styles.category, isHere && styles.active, isDrawer && drawer.tile)}>
        <Link
          to={categoryPath(category)}
          className={clsx(styles.link, drawer.link)}
          aria-current={isHere && !chosen ? "page" : undefined}
        >
          <span className={clsx(styles.icon, drawer.icon)}>
            <CategoryIcon category={category} />
          </span>
          <span className={clsx(styles.label, drawer.label)}>{title}</span>
          {isDrawer && (
            <QuietPart>
              <CategoryArt category={category} />
            </QuietPart>
          )}
        </Link>
        <button
          type="button"
          className={clsx(styles.unfold, drawer.unfold)}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={formatMessage({ id: "vendors_of" }, { category: title })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      <ul
        id={listId}
        hidden={!isOpen}
        className={clsx(styles.vendors, vendors.length > SCROLL_ABOVE && styles.scrolls)}
      >
        <li>
          <TextLink to={path} className={clsx(styles.vendor, isHere && !chosen && styles.chosen)} text="all" />
        </li>
        {vendors.map(({ vendor, isHot }) => (
          <li key={vendor.id}>
            <Link
              to={vendorPath(category, vendor)}
              className={clsx(styles.vendor, chosen === vendor.code && styles.chosen)}
              aria-current={chosen === vendor.code ? "page" : undefined}
            >
              {vendor.name}
              {isHot && <Text as="span" className={styles.hot} text="games_label_HOT" />}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The vendor in the address: of the lobby, or of the popup over it. */
const chosenIn = (params: URLSearchParams) => params.get("vendor") ?? params.get(vendorListParam);
