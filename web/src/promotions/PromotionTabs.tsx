import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import chips from "../ui/control/Chips.module.css";
import { chipProps } from "../ui/control/chipProps.ts";
import { categoryParam, PROMOTION_CATEGORIES } from "./promotionSearch.ts";

/** Tabs for all promotions and for each category, each with an address. */
export function PromotionTabs({ selected }: { selected: string | null }) {
  const { formatMessage } = useIntl();
  const tab = (category: string | null) => (
    <li key={category}>
      <Link
        to={category ? `/promotions?${categoryParam}=${category.toLowerCase()}` : "/promotions"}
        preventScrollReset
        {...chipProps({ size: "lg" })}
        aria-current={category === selected ? "page" : undefined}
      >
        <FormattedMessage id={category ? `promotion_${category}` : "all"} />
      </Link>
    </li>
  );
  return (
    <nav aria-label={formatMessage({ id: "promotion_categories" })}>
      <ul className={chips.row} data-scrolls>
        {[null, ...PROMOTION_CATEGORIES].map(tab)}
      </ul>
    </nav>
  );
}
