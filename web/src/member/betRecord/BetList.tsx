import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { BetList_member$key } from "../../__generated__/BetList_member.graphql.ts";
import type { BetListPaginationQuery } from "../../__generated__/BetListPaginationQuery.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { BetRow } from "./BetRow.tsx";
import { BetSums } from "./BetSums.tsx";

const PAGE = 20;

interface Props {
  member: BetList_member$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
}

/** The sums of the filter and its bets as one list that grows, for phones. */
export function BetList({ member, isBusy, file }: Props) {
  const { data, ...list } = usePaginationFragment<BetListPaginationQuery, BetList_member$key>(
    graphql`
      fragment BetList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "BetRecordFilter" }
      )
      @refetchable(queryName: "BetListPaginationQuery") {
        betRecord(filter: $filter, first: $count, after: $cursor) @connection(key: "BetList_betRecord") {
          ...BetSums_bets
          edges {
            node {
              id
              ...BetRow_bet
            }
          }
        }
      }
    `,
    member,
  );
  const { betRecord } = data;
  if (betRecord.edges.length === 0) return <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <BetSums bets={betRecord} />
      <ul className={styles.list}>
        {betRecord.edges.map(({ node }) => (
          <BetRow key={node.id} bet={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
