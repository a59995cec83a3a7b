import { Gift } from "lucide-react";
import { startTransition } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { RewardList_member$key } from "../__generated__/RewardList_member.graphql.ts";
import type { RewardListPaginationQuery } from "../__generated__/RewardListPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { RewardRow } from "./RewardRow.tsx";
import styles from "./Rewards.module.css";
import { rewardFilter, rewardKinds, type ShownKind } from "./rewardSearch.ts";
import { useWatchRewards } from "./useWatchRewards.ts";

const PAGE = 20;

interface Props {
  member: RewardList_member$key;
  kind: ShownKind;
  onKind: (kind: ShownKind) => void;
}

/** Rewards: those that can be claimed first. */
export function RewardList({ member, kind, onKind }: Props) {
  const { formatMessage } = useIntl();
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
          claimableCount
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
  const { edges, claimableCount } = data.rewards;
  const choose = (next: ShownKind) => {
    onKind(next);
    startTransition(() => {
      list.refetch({ filter: rewardFilter(next) }, { fetchPolicy: "store-and-network" });
    });
  };
  /** Reads the list again: a change concerns its order, and the number of rewards to claim. */
  const readAgain = () =>
    startTransition(() => {
      list.refetch({}, { fetchPolicy: "store-and-network" });
    });
  useWatchRewards(readAgain);
  return (
    <>
      {claimableCount !== null && claimableCount !== undefined && (
        <p className={styles.lead} role="status">
          <FormattedMessage id="rewards_waiting" values={{ count: claimableCount }} />
        </p>
      )}
      <FilterRow>
        <FilterSelect
          label={<FormattedMessage id="rewards_kind" />}
          value={kind}
          options={rewardKinds.map((value) => ({ value, label: formatMessage({ id: `rewards_kind_${value}` }) }))}
          onChange={choose}
        />
      </FilterRow>
      {edges.length === 0 ? (
        <EmptyState icon={<Gift size={30} />} title={<FormattedMessage id="rewards_none_title" />}>
          <FormattedMessage id="rewards_none_text" />
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {edges.map(({ node }) => (
            <RewardRow key={node.id} reward={node} onClaimed={readAgain} />
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
    </>
  );
}
