import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { RedeemRecordList_member$key } from "../../__generated__/RedeemRecordList_member.graphql.ts";
import type { RedeemRecordListPaginationQuery } from "../../__generated__/RedeemRecordListPaginationQuery.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { RedeemRow } from "./RedeemRow.tsx";

const PAGE = 20;

interface Props {
  member: RedeemRecordList_member$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
}

/** The rows of the filter as one list that grows, for phones. */
export function RedeemRecordList({ member, isBusy, file }: Props) {
  const { data, ...list } = usePaginationFragment<RedeemRecordListPaginationQuery, RedeemRecordList_member$key>(
    graphql`
      fragment RedeemRecordList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "PointRedeemFilter" }
      )
      @refetchable(queryName: "RedeemRecordListPaginationQuery") {
        pointRedeems(filter: $filter, first: $count, after: $cursor) @connection(key: "RedeemRecordList_pointRedeems") {
          edges {
            node {
              id
              ...RedeemRow_redeem
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.pointRedeems;
  if (edges.length === 0) return <RecordEmpty title="points_redeems_none_title" text="points_redeems_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <RedeemRow key={node.id} redeem={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
