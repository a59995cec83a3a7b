import { FormattedMessage, useIntl } from "react-intl";
import type { PlayLimitsScreenQuery$data } from "../../__generated__/PlayLimitsScreenQuery.graphql.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "../Settings.module.css";

type Member = NonNullable<PlayLimitsScreenQuery$data["viewer"]["member"]>;

/** Says what the other currencies of the account count in a limit. Shows nothing without another currency. */
export function CountingRates({ rates }: { rates: Member["playLimits"]["rates"] }) {
  const { locale, formatList } = useIntl();
  const others = rates.filter(({ currency, counts }) => currency !== counts.currency);
  if (others.length === 0) return null;
  const list = others.map(
    ({ currency, counts }) => `${formatAmount({ amount: "1", currency }, locale)} = ${formatAmount(counts, locale)}`,
  );
  return (
    <p className={styles.about}>
      <FormattedMessage id="limit_rates" values={{ rates: formatList(list) }} />
    </p>
  );
}
