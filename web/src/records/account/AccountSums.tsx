import { graphql, useFragment } from "react-relay";
import type { AccountSums_record$key } from "../../__generated__/AccountSums_record.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { RecordSums } from "../RecordSums.tsx";

/** The sums of all movements in the filter. */
export function AccountSums({ record }: { record: AccountSums_record$key }) {
  const { totals } = useFragment(
    graphql`
      fragment AccountSums_record on AccountMovementConnection {
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
      }
    `,
    record,
  );
  return (
    <RecordSums
      sums={[
        { name: "record_in", value: <Amount {...totals.incoming} /> },
        { name: "record_out", value: <Amount {...totals.outgoing} /> },
      ]}
    />
  );
}
