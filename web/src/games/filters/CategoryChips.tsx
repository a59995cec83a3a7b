import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { CategoryChips_site$key } from "../../__generated__/CategoryChips_site.graphql.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { isGameCategory } from "../catalog/categories.ts";
import { useLobbySearch } from "./useLobbySearch.ts";

/** Chips for all categories, or one of them. */
export function CategoryChips({ site: key }: { site: CategoryChips_site$key }) {
  const { gameMenu } = useFragment(
    graphql`
      fragment CategoryChips_site on Site {
        gameMenu @catch(to: NULL) {
          category
          title
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const { wanted, change } = useLobbySearch();
  const known = (gameMenu ?? []).flatMap(({ category, title }) =>
    isGameCategory(category) ? { value: category, label: title } : [],
  );
  return (
    <Chips
      label={formatMessage({ id: "home_categories" })}
      options={[{ value: null, label: <FormattedMessage id="games_vendor_all" /> }, ...known]}
      selected={wanted.category}
      onSelect={(category) => change({ category })}
      size="lg"
      isScrolling
    />
  );
}
