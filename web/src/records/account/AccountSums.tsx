import { graphql, useFragment } from "react-relay";
import type { AccountSums_record$key } from "../../__generated__/AccountSums_record.graphql.ts";
import { movementTotals } from "../movementTotals.tsx";
import { RecordSums } from "../RecordSums.tsx";

/** The sums of all movements in the filter. */
export function AccountSums({ record }: { record: AccountSums_record$key }) {
  const { totals } = useFragment(
    graphql`
      fragment AccountSums_record on AccountMovementConnection {
        totals {
          ...movementTotals_sums
        }
      }
    `,
    record,
  );
  return <RecordSums sums={movementTotals(totals)} />;
}
