import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PointRecordPage_record$key } from "../../__generated__/PointRecordPage_record.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { PointRow } from "./PointRow.tsx";

interface Props {
  record: PointRecordPage_record$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
}

/** A page of rows, and the links to the other pages. */
export function PointRecordPage({ record, isBusy, file, onPage }: Props) {
  const { totalCount, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment PointRecordPage_record on PointEntryConnection {
        totalCount
        edges {
          node {
            id
            ...PointRow_entry
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    record,
  );
  if (totalCount === 0) return <RecordEmpty title="points_details_none_title" text="points_details_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <PointRow key={node.id} entry={node} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {file}
    </div>
  );
}
