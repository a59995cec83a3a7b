import { ReceiptText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractPayoutFilter } from "../../__generated__/ContractScreenQuery.graphql.ts";
import type { PayoutList_payouts$key } from "../../__generated__/PayoutList_payouts.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import own from "./Contracts.module.css";
import type { ContractKind } from "./contractKinds.ts";
import { PayoutRow } from "./PayoutRow.tsx";

interface Props {
  payouts: PayoutList_payouts$key;
  /** What is listed. */
  filter: ContractPayoutFilter;
  kind: ContractKind;
  /** The merchant's. */
  timeZone: string | undefined;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

/** The sum of the payouts that match the filters, a page of them, the links to the other pages, and all in a file. */
export function PayoutList({ payouts: key, filter, kind, timeZone, isBusy, onPage }: Props) {
  const { totalCount, totalAmount, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment PayoutList_payouts on ContractPayoutConnection {
        totalCount
        totalAmount {
          amount
          currency
        }
        edges {
          node {
            id
            ...PayoutRow_payout
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
    key,
  );
  if (totalCount === 0) {
    return (
      <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="contracts_payouts_none" />}>
        <FormattedMessage id={`contracts_payouts_none_${kind}`} />
      </EmptyState>
    );
  }
  return (
    <>
      <dl className={own.total}>
        <div>
          <dt>
            <FormattedMessage id="contracts_payouts_total" />
          </dt>
          <dd>
            <Amount {...totalAmount} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="contracts_payouts_number" />
          </dt>
          <dd>
            <span role="status">
              <FormattedMessage id="contracts_payouts_count" values={{ count: totalCount }} />
            </span>
          </dd>
        </div>
      </dl>
      <ul className={own.list}>
        {edges.map(({ node }) => (
          <PayoutRow key={node.id} payout={node} kind={kind} timeZone={timeZone} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      <RecordExport input={{ contractPayouts: filter }} name="contract-payouts.csv" />
    </>
  );
}
