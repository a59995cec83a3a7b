import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutItem_payout$key } from "../../__generated__/PayoutItem_payout.graphql.ts";
import { formatPeriod } from "../../time/formatPeriod.ts";
import { TimeZone } from "../../time/timeZone.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { hasPeriod } from "../contracts/contractKinds.ts";
import { formatRate } from "../formatRate.ts";
import styles from "./Income.module.css";

/** What a contract paid, for which time of the merchant's zone, and from what. */
export function PayoutItem({ payout }: { payout: PayoutItem_payout$key }) {
  const intl = useIntl();
  const { kind, periodStart, periodEnd, rate, base, broughtForward, amount } = useFragment(
    graphql`
      fragment PayoutItem_payout on ContractPayout {
        kind
        periodStart
        periodEnd
        rate
        base {
          ...Money_amount @relay(mask: false)
        }
        broughtForward {
          ...Money_amount @relay(mask: false)
        }
        amount {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    payout,
  );
  return (
    <li className={styles.payout}>
      <Text as="span" className={styles.kind} text={`contracts_${kind}`} />
      <b className={styles.amount}>
        <Amount {...amount} />
      </b>
      <span className={styles.note}>
        {formatPeriod({ start: periodStart, end: periodEnd, isDays: hasPeriod(kind) }, use(TimeZone), intl)}
      </span>
      <span className={styles.note}>
        <FormattedMessage
          id={rate === null || rate === undefined ? "income_base" : "income_base_at"}
          values={{ base: <Amount {...base} />, rate: formatRate(rate, intl) }}
        />
        {broughtForward.amount.startsWith("-") && (
          <>
            {" "}
            <FormattedMessage
              id="income_brought_forward"
              values={{ amount: <Amount {...broughtForward} amount={broughtForward.amount.slice(1)} /> }}
            />
          </>
        )}
      </span>
    </li>
  );
}
