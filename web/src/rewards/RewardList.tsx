import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { RewardList_member$key } from "../__generated__/RewardList_member.graphql.ts";
import type { RewardListPaginationQuery } from "../__generated__/RewardListPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { RewardRow } from "./RewardRow.tsx";
import { RewardSums } from "./RewardSums.tsx";
import styles from "./Rewards.module.css";
import { RewardsEmpty } from "./RewardsEmpty.tsx";

const PAGE = 20;

interface Props {
  member: RewardList_member$key;
  isBusy: boolean;
  /** Saves the rewards as a file. */
  file: ReactNode;
  onClaimed: () => void;
}

/** The sums of the filter and its rewards as one list that grows, those that can be claimed first, for phones. */
export function RewardList({ member, isBusy, file, onClaimed }: Props) {
  const { data, ...list } = usePaginationFragment<RewardListPaginationQuery, RewardList_member$key>(
    graphql`
      fragment RewardList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "RewardFilter" }
      )
      @refetchable(queryName: "RewardListPaginationQuery") {
        rewards(filter: $filter, first: $count, after: $cursor) @connection(key: "RewardList_rewards") {
          ...RewardSums_rewards
          edges {
            node {
              id
              ...RewardRow_reward
            }
          }
        }
      }
    `,
    member,
  );
  const { rewards } = data;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <RewardSums rewards={rewards} />
      {rewards.edges.length === 0 ? (
        <RewardsEmpty />
      ) : (
        <>
          <ul className={styles.list}>
            {rewards.edges.map(({ node }) => (
              <RewardRow key={node.id} reward={node} onClaimed={onClaimed} />
            ))}
          </ul>
          <LoadMore list={list} pageSize={PAGE}>
            <FormattedMessage id="games_more" />
          </LoadMore>
          {file}
        </>
      )}
    </div>
  );
}
