import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CategoryTiles_site$key } from "../__generated__/CategoryTiles_site.graphql.ts";
import { CategoryIcon } from "../games/catalog/CategoryIcon.tsx";
import { categoryPath } from "../games/catalog/lobbies.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./CategoryTiles.module.css";

/** Links to the categories that have vendors, in one row. */
export function CategoryTiles({ site: key }: { site: CategoryTiles_site$key }) {
  const { gameMenu } = useFragment(
    graphql`
      fragment CategoryTiles_site on Site @throwOnFieldError {
        gameMenu {
          id
          category
          title
          vendors {
            gameCount
          }
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: "home_categories" })}>
      <ul className={styles.tiles}>
        {gameMenu.map(({ id, category, title, vendors }) => (
          <li key={id}>
            <Link to={categoryPath(category)} className={styles.tile} data-category={category}>
              <CategoryIcon category={category} className={styles.icon} />
              <span className={styles.title}>{title}</span>
              <GameCount count={vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many games a category has; nothing where the platform does not count them. */
const GameCount = ({ count }: { count: number }) =>
  count > 0 && <Text as="span" className={styles.count} text="games_count" values={{ count }} />;
