import { UserPlus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { FriendList_member$key } from "../__generated__/FriendList_member.graphql.ts";
import type { FriendListPaginationQuery } from "../__generated__/FriendListPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { FriendRow } from "./FriendRow.tsx";
import { type FriendPeriod, friendPeriods } from "./friendSearch.ts";
import styles from "./Referral.module.css";

const PAGE = 20;

interface Props {
  member: FriendList_member$key;
  /** The period that is selected, also while its friends are on their way. */
  period: FriendPeriod;
  isBusy: boolean;
  onPeriod: (period: FriendPeriod) => void;
}

/** Friends of a period, the latest first, and how far each of them is. */
export function FriendList({ member, period, isBusy, onPeriod }: Props) {
  const { formatMessage } = useIntl();
  const { data, ...list } = usePaginationFragment<FriendListPaginationQuery, FriendList_member$key>(
    graphql`
      fragment FriendList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "ReferralFriendFilter" }
      )
      @refetchable(queryName: "FriendListPaginationQuery") {
        referral {
          friends(filter: $filter, first: $count, after: $cursor) @connection(key: "FriendList_friends") {
            edges {
              node {
                id
                ...FriendRow_friend
              }
            }
          }
        }
      }
    `,
    member,
  );
  const edges = data.referral?.friends.edges ?? [];
  return (
    <section className={styles.section} aria-labelledby="referral-friends">
      <h3 id="referral-friends" className={styles.heading}>
        <FormattedMessage id="referral_friends" />
      </h3>
      <FilterRow>
        <FilterSelect
          label={<FormattedMessage id="agent_period" />}
          value={period}
          options={friendPeriods.map((value) => ({
            value,
            label: formatMessage({ id: value === "ALL" ? "referral_always" : `agent_period_${value}` }),
          }))}
          onChange={onPeriod}
        />
      </FilterRow>
      {edges.length === 0 ? (
        <EmptyState icon={<UserPlus size={30} />} title={<FormattedMessage id="referral_none_title" />}>
          <FormattedMessage id="referral_none_text" />
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-busy={isBusy}>
          {edges.map(({ node }) => (
            <FriendRow key={node.id} friend={node} />
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
    </section>
  );
}
