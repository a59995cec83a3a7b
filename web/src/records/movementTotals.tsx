import { graphql, readInlineData } from "react-relay";
import type { movementTotals_sums$key } from "../__generated__/movementTotals_sums.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import type { Fact } from "../ui/text/Facts.tsx";

/** What came in and what went out. */
export function movementTotals(totals: movementTotals_sums$key): readonly Fact[] {
  const { incoming, outgoing } = readInlineData(
    graphql`
      fragment movementTotals_sums on AccountMovementTotals @inline {
        incoming {
          ...Money_amount @relay(mask: false)
        }
        outgoing {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    totals,
  );
  return [
    { name: "record_in", value: <Amount {...incoming} /> },
    { name: "record_out", value: <Amount {...outgoing} /> },
  ];
}
