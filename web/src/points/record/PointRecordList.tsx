import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { PointRecordList_member$key } from "../../__generated__/PointRecordList_member.graphql.ts";
import type { PointRecordListPaginationQuery } from "../../__generated__/PointRecordListPaginationQuery.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { PointRow } from "./PointRow.tsx";

const PAGE = 20;

interface Props {
  member: PointRecordList_member$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
}

/** The rows of the filter as one list that grows, for phones. */
export function PointRecordList({ member, isBusy, file }: Props) {
  const { data, ...list } = usePaginationFragment<PointRecordListPaginationQuery, PointRecordList_member$key>(
    graphql`
      fragment PointRecordList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "PointEntryFilter" }
      )
      @refetchable(queryName: "PointRecordListPaginationQuery") {
        pointEntries(filter: $filter, first: $count, after: $cursor) @connection(key: "PointRecordList_pointEntries") {
          edges {
            node {
              id
              ...PointRow_entry
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.pointEntries;
  if (edges.length === 0) return <RecordEmpty title="points_details_none_title" text="points_details_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <PointRow key={node.id} entry={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
