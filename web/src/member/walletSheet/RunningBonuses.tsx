import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RunningBonuses_member$key } from "../../__generated__/RunningBonuses_member.graphql.ts";
import { Progress } from "../../ui/state/Progress.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./WalletSheet.module.css";

/** The bonuses that are played through, the latest first, each with its progress; nothing where the platform has none. */
export function RunningBonuses({ member: key }: { member: RunningBonuses_member$key }) {
  const { formatMessage } = useIntl();
  const { bonuses } = useFragment(
    graphql`
      fragment RunningBonuses_member on Member {
        bonuses(filter: { status: ACTIVE }, first: 3) {
          edges {
            node {
              id
              title
              turnoverRequired {
                amount
                currency
              }
              turnoverDone {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    key,
  );
  if (!bonuses || bonuses.edges.length === 0) return null;
  return (
    <ul className={styles.bonuses}>
      {bonuses.edges.map(({ node: { id, title, turnoverRequired, turnoverDone } }) => (
        <li key={id}>
          <p>{title}</p>
          <Progress
            max={Number(turnoverRequired.amount)}
            value={Number(turnoverDone.amount)}
            aria-label={formatMessage({ id: "bonuses_progress_name" }, { title })}
          />
          <p className={styles.label}>
            <FormattedMessage
              id="bonuses_progress"
              values={{ done: <Amount {...turnoverDone} />, required: <Amount {...turnoverRequired} /> }}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
