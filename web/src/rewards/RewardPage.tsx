import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { RewardPage_rewards$key } from "../__generated__/RewardPage_rewards.graphql.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { RewardRow } from "./RewardRow.tsx";
import { RewardSums } from "./RewardSums.tsx";
import styles from "./Rewards.module.css";
import { RewardsEmpty } from "./RewardsEmpty.tsx";

interface Props {
  rewards: RewardPage_rewards$key;
  isBusy: boolean;
  /** Saves the rewards as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
  onClaimed: () => void;
}

/** The sums of the filter, a page of rewards, those that can be claimed first, and the links to the other pages. */
export function RewardPage({ rewards: key, isBusy, file, onPage, onClaimed }: Props) {
  const rewards = useFragment(
    graphql`
      fragment RewardPage_rewards on RewardConnection {
        totalCount
        edges {
          node {
            id
            ...RewardRow_reward
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
        ...RewardSums_rewards
      }
    `,
    key,
  );
  const { totalCount, edges, pageInfo, pageCursors } = rewards;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <RewardSums rewards={rewards} />
      {totalCount === 0 ? (
        <RewardsEmpty />
      ) : (
        <>
          <ul className={styles.list}>
            {edges.map(({ node }) => (
              <RewardRow key={node.id} reward={node} onClaimed={onClaimed} />
            ))}
          </ul>
          <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
          {file}
        </>
      )}
    </div>
  );
}
