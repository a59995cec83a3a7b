import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { RewardSums_rewards$key } from "../__generated__/RewardSums_rewards.graphql.ts";
import { RecordSums } from "../records/RecordSums.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import link from "../ui/text/Link.module.css";
import { useClaimCount } from "./claimCount.ts";
import styles from "./Rewards.module.css";

/**
 * How many rewards can be claimed, and the sums of those in the filter, as far as the platform sends them. Where the header
 * counts more, because it counts every kind, a link leads to the others.
 */
export function RewardSums({ rewards }: { rewards: RewardSums_rewards$key }) {
  const { totalCount, claimableCount, totals } = useFragment(
    graphql`
      fragment RewardSums_rewards on RewardConnection {
        totalCount
        claimableCount
        totals {
          amount {
            amount
            currency
          }
          claimed {
            amount
            currency
          }
        }
      }
    `,
    rewards,
  );
  const all = useClaimCount();
  return (
    <>
      {claimableCount !== null && claimableCount !== undefined && (
        <p className={styles.lead}>
          <span role="status">
            {(claimableCount > 0 || all === 0) && (
              <FormattedMessage id="rewards_waiting" values={{ count: claimableCount }} />
            )}
          </span>
          {all > claimableCount && (
            <Link to="/rewards" className={link.all}>
              <FormattedMessage id="hall_more" />
            </Link>
          )}
        </p>
      )}
      {totals && totalCount > 0 && (
        <RecordSums
          sums={[
            { name: "rewards_total", value: <Amount {...totals.amount} /> },
            { name: "rewards_total_claimed", value: <Amount {...totals.claimed} /> },
          ]}
        />
      )}
    </>
  );
}
