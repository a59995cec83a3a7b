import { graphql, useFragment } from "react-relay";
import type { RewardSums_rewards$key } from "../__generated__/RewardSums_rewards.graphql.ts";
import { RecordSums } from "../records/RecordSums.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import link from "../ui/text/Link.module.css";
import { Text } from "../ui/text/Text.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import { useClaimCount } from "./claimCount.ts";
import styles from "./Rewards.module.css";

/**
 * How much can be claimed, of every kind as in the header, and the sums of the rewards in the filter, as far as the platform
 * sends them. A link leads to what is not in this list.
 */
export function RewardSums({ rewards }: { rewards: RewardSums_rewards$key }) {
  const { totalCount, claimableCount, totals } = useFragment(
    graphql`
      fragment RewardSums_rewards on RewardConnection {
        totalCount
        claimableCount
        totals {
          amount {
            ...Money_amount @relay(mask: false)
          }
          claimed {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    rewards,
  );
  const all = Math.max(useClaimCount(), claimableCount ?? 0);
  return (
    <>
      {claimableCount !== null && claimableCount !== undefined && (
        <p className={styles.lead}>
          <Text as="span" role="status" text="rewards_waiting" values={{ count: all }} />
          {all > claimableCount && <TextLink to="/rewards" className={link.all} text="hall_more" />}
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
