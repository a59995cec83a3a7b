import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { CategoryChips_site$key } from "../../__generated__/CategoryChips_site.graphql.ts";
import { isGameCategory } from "../catalog/categories.ts";
import styles from "./CategoryChips.module.css";
import { useLobbySearch } from "./useLobbySearch.ts";

/** Chips for all categories, or one of them. */
export function CategoryChips({ site: key }: { site: CategoryChips_site$key }) {
  const { gameMenu } = useFragment(
    graphql`
      fragment CategoryChips_site on Site {
        gameMenu @catch(to: NULL) {
          id
          category
          title
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const { wanted, change } = useLobbySearch();
  const known = (gameMenu ?? []).flatMap(({ id, category, title }) =>
    isGameCategory(category) ? { id, category, title } : [],
  );
  return (
    <fieldset className={styles.chips} aria-label={formatMessage({ id: "home_categories" })}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={wanted.category === null}
        onClick={() => change({ category: null })}
      >
        <FormattedMessage id="games_vendor_all" />
      </button>
      {known.map(({ id, category, title }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={wanted.category === category}
          onClick={() => change({ category })}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
