import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PointRules_terms$key } from "../__generated__/PointRules_terms.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./OwnPoints.module.css";

/** How points are earned, and what they are worth. */
export function PointRules({ terms }: { terms: PointRules_terms$key }) {
  const { earnings, convertStep, convertWorth } = useFragment(
    graphql`
      fragment PointRules_terms on PointTerms {
        earnings {
          type
          amountPerPoint {
            ...Money_amount @relay(mask: false)
          }
          mostPerDay
        }
        convertStep
        convertWorth {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    terms,
  );
  return (
    <details className={styles.rules}>
      <summary>
        <FormattedMessage id="points_rules" />
      </summary>
      <ul>
        {earnings.map(({ type, amountPerPoint, mostPerDay }) => (
          <li key={type}>
            <FormattedMessage
              id={mostPerDay === null || mostPerDay === undefined ? "points_rule" : "points_rule_most"}
              values={{
                type: <FormattedMessage id={`points_type_${type}`} />,
                amount: <Amount {...amountPerPoint} />,
                most: mostPerDay,
              }}
            />
          </li>
        ))}
        <Text as="li" text="points_worth" values={{ points: convertStep, amount: <Amount {...convertWorth} /> }} />
      </ul>
    </details>
  );
}
