import { ReceiptText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountMovements_record$key } from "../__generated__/AccountMovements_record.graphql.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { AccountMovementRow } from "./AccountMovementRow.tsx";
import styles from "./AccountRecord.module.css";

interface Props {
  record: AccountMovements_record$key;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

/** The sums of the filter, a page of movements, and the links to the other pages. */
export function AccountMovements({ record: key, isBusy, onPage }: Props) {
  const { totalCount, totals, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment AccountMovements_record on AccountMovementConnection {
        totalCount
        totals {
          incoming {
            amount
            currency
          }
          outgoing {
            amount
            currency
          }
        }
        edges {
          node {
            id
            ...AccountMovementRow_movement
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    key,
  );
  if (totalCount === 0) {
    return (
      <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="record_none_title" />}>
        <FormattedMessage id="record_none_text" />
      </EmptyState>
    );
  }
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <dl className={styles.totals}>
        <div>
          <dt>
            <FormattedMessage id="record_in" />
          </dt>
          <dd>
            <Amount {...totals.incoming} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="record_out" />
          </dt>
          <dd>
            <Amount {...totals.outgoing} />
          </dd>
        </div>
      </dl>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <AccountMovementRow key={node.id} movement={node} />
        ))}
      </ul>
      <Pagination
        cursors={pageCursors}
        nextCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
        isBusy={isBusy}
        onSelect={onPage}
      />
    </div>
  );
}
