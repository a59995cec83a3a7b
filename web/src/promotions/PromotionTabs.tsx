import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionTabs_site$key } from "../__generated__/PromotionTabs_site.graphql.ts";
import { ChipLinks } from "../ui/control/ChipLinks.tsx";
import styles from "./Promotions.module.css";
import { categoryParam, PROMOTION_CATEGORIES } from "./promotionSearch.ts";

/** Tabs for all promotions and for each category, each with an address and the number of its promotions. */
export function PromotionTabs({ site, selected }: { site: PromotionTabs_site$key; selected: string | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const { promotionCounts } = useFragment(
    graphql`
      fragment PromotionTabs_site on Site {
        promotionCounts @catch(to: NULL) {
          category
          count
        }
      }
    `,
    site,
  );
  const countOf = (category: string | null) =>
    (promotionCounts ?? [])
      .filter((row) => category === null || row.category === category)
      .reduce((sum, row) => sum + row.count, 0);
  return (
    <ChipLinks
      label={formatMessage({ id: "promotion_categories" })}
      preventScrollReset
      links={[null, ...PROMOTION_CATEGORIES].map((category) => ({
        to: category ? `/promotions?${categoryParam}=${category.toLowerCase()}` : "/promotions",
        isCurrent: category === selected,
        label: (
          <>
            <FormattedMessage id={category ? `promotion_${category}` : "all"} />{" "}
            {promotionCounts && <span className={styles.count}>{formatNumber(countOf(category))}</span>}
          </>
        ),
      }))}
    />
  );
}
