import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MovementFacts_movement$key } from "../../__generated__/MovementFacts_movement.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { SideFacts } from "./SideFacts.tsx";

/** What moved a balance. */
export function MovementFacts({ movement: key }: { movement: MovementFacts_movement$key }) {
  const { movement, createdAt, amount, balanceBefore, balanceAfter, reference } = useFragment(
    graphql`
      fragment MovementFacts_movement on TeamTransaction {
        movement: kind
        reference
        balanceAfter {
          amount
          currency
        }
        balanceBefore {
          amount
          currency
        }
        amount {
          amount
          currency
        }
        createdAt
      }
    `,
    key,
  );
  return (
    <SideFacts
      title={<FormattedMessage id={`record_kind_${movement}`} />}
      facts={[
        { name: "agent_time", value: <Moment at={createdAt} style="exact" /> },
        { name: "transfer_amount", value: <SignedAmount {...amount} /> },
        { name: "agent_balance_before", value: <Amount {...balanceBefore} /> },
        { name: "agent_balance_after", value: <Amount {...balanceAfter} /> },
      ]}
      note={reference}
    />
  );
}
