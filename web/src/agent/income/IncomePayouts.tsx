import { useState, useTransition } from "react";
import { graphql } from "react-relay";
import type { IncomePayoutsQuery } from "../../__generated__/IncomePayoutsQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CommissionItem } from "./CommissionItem.tsx";
import styles from "./Income.module.css";
import { PayoutItem } from "./PayoutItem.tsx";

/** What was paid from one day to another: commissions, then the payouts of contracts by pages. */
export function IncomePayouts({ from, to }: { from: string; to: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const [isBusy, startTransition] = useTransition();
  const { viewer } = useOwnQuery<IncomePayoutsQuery>(
    graphql`
      query IncomePayoutsQuery($period: PeriodInput!, $after: String) @throwOnFieldError {
        viewer {
          member {
            rebates(period: $period, first: 31) {
              edges {
                node {
                  id
                  commission {
                    amount
                  }
                  ...CommissionItem_rebate
                }
              }
            }
          }
          agent {
            contractPayouts(filter: { period: $period }, first: 10, after: $after) {
              edges {
                node {
                  id
                  ...PayoutItem_payout
                }
              }
              ...Pagination_page
            }
          }
        }
      }
    `,
    { period: { days: { from, to } }, after },
  );
  if (!viewer.member || !viewer.agent) return null;
  const payouts = viewer.agent.contractPayouts;
  const { edges } = payouts;
  const commissions = viewer.member.rebates.edges.filter(({ node }) => Number(node.commission.amount) > 0);
  if (commissions.length === 0 && edges.length === 0) return <Text as="p" className={styles.note} text="income_none" />;
  return (
    <>
      <ul className={styles.payouts} aria-busy={isBusy}>
        {after === null && commissions.map(({ node }) => <CommissionItem key={node.id} rebate={node} />)}
        {edges.map(({ node }) => (
          <PayoutItem key={node.id} payout={node} />
        ))}
      </ul>
      <Pagination page={payouts} isBusy={isBusy} onSelect={(cursor) => startTransition(() => setAfter(cursor))} />
    </>
  );
}
