import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BonusTerms_terms$key } from "../__generated__/BonusTerms_terms.graphql.ts";

const DAY_HOURS = 24;

/** Says what is to be done with a bonus that is given; nothing when the platform does not say it. */
export function BonusTerms({ terms: key }: { terms: BonusTerms_terms$key | null | undefined }) {
  const { formatNumber } = useIntl();
  const terms = useFragment(
    graphql`
      fragment BonusTerms_terms on BonusTerms {
        turnover
        hours
      }
    `,
    key,
  );
  if (!terms) return null;
  const { turnover, hours } = terms;
  const inUnit = (value: number, unit: "hour" | "day") =>
    formatNumber(value, { style: "unit", unit, unitDisplay: "long" });
  const isInDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  const span = isInDays ? inUnit(hours / DAY_HOURS, "day") : inUnit(hours, "hour");
  return <FormattedMessage id="bonus_terms" values={{ turnover, span }} />;
}
