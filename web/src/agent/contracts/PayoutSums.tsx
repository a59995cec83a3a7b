import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutSums_payouts$key } from "../../__generated__/PayoutSums_payouts.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";

/** The sum and the number of the payouts that match the filters. */
export function PayoutSums({ payouts }: { payouts: PayoutSums_payouts$key }) {
  const { totalCount, totalAmount } = useFragment(
    graphql`
      fragment PayoutSums_payouts on ContractPayoutConnection {
        totalCount
        totalAmount {
          amount
          currency
        }
      }
    `,
    payouts,
  );
  return (
    <ReportTotals
      count={<FormattedMessage id="contracts_payouts_count" values={{ count: totalCount }} />}
      sums={[{ name: "contracts_payouts_total", value: <Amount {...totalAmount} /> }]}
    />
  );
}
