import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountMovements_record$key } from "../../__generated__/AccountMovements_record.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { RecordEmpty } from "../RecordEmpty.tsx";
import styles from "../Records.module.css";
import { AccountMovementRow } from "./AccountMovementRow.tsx";
import { AccountSums } from "./AccountSums.tsx";

interface Props {
  record: AccountMovements_record$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
}

/** The sums of the filter, a page of movements, and the links to the other pages. */
export function AccountMovements({ record: key, isBusy, file, onPage }: Props) {
  const record = useFragment(
    graphql`
      fragment AccountMovements_record on AccountMovementConnection {
        totalCount
        edges {
          node {
            id
            ...AccountMovementRow_movement
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
        ...AccountSums_record
      }
    `,
    key,
  );
  const { totalCount, edges, pageInfo, pageCursors } = record;
  if (totalCount === 0) return <RecordEmpty title="record_none_title" text="record_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <AccountSums record={record} />
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <AccountMovementRow key={node.id} movement={node} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {file}
    </div>
  );
}
