import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { CommissionItem_rebate$key } from "../../__generated__/CommissionItem_rebate.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { formatRate } from "../formatRate.ts";
import styles from "./Income.module.css";

/** What the agent was paid of the team's rebates, and from which volume. */
export function CommissionItem({ rebate }: { rebate: CommissionItem_rebate$key }) {
  const intl = useIntl();
  const { day, rate, commission, shares } = useFragment(
    graphql`
      fragment CommissionItem_rebate on Rebate {
        day
        rate
        commission {
          ...Money_amount @relay(mask: false)
        }
        shares {
          rateBelow
          accountCount
          validStake {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    rebate,
  );
  return (
    <li className={styles.payout}>
      <Text as="span" className={styles.kind} text="overview_commission" />
      <b className={styles.amount}>
        <Amount {...commission} />
      </b>
      <span className={styles.note}>
        <FormattedMessage
          id="income_bets_of"
          values={{ day: <FormattedDate value={day} dateStyle="medium" timeZone="UTC" /> }}
        />
      </span>
      {shares.map(({ rateBelow, accountCount, validStake }) => (
        <span key={rateBelow} className={styles.note}>
          <FormattedMessage
            id="income_through"
            values={{
              count: accountCount,
              stake: <Amount {...validStake} />,
              rate: formatRate(rate, intl),
              below: formatRate(rateBelow, intl),
            }}
          />
        </span>
      ))}
    </li>
  );
}
