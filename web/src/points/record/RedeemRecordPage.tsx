import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { RedeemRecordPage_record$key } from "../../__generated__/RedeemRecordPage_record.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { RedeemRow } from "./RedeemRow.tsx";

interface Props {
  record: RedeemRecordPage_record$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
}

/** A page of rows, and the links to the other pages. */
export function RedeemRecordPage({ record, isBusy, file, onPage }: Props) {
  const { totalCount, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment RedeemRecordPage_record on PointRedeemConnection {
        totalCount
        edges {
          node {
            id
            ...RedeemRow_redeem
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
  if (totalCount === 0) return <RecordEmpty title="points_redeems_none_title" text="points_redeems_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <RedeemRow key={node.id} redeem={node} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {file}
    </div>
  );
}
