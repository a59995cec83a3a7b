import { graphql, useFragment } from "react-relay";
import type { DepositRow_deposit$key } from "../../__generated__/DepositRow_deposit.graphql.ts";
import { PaymentRow } from "../payments/PaymentRow.tsx";
import { DepositStateMark } from "./DepositStateMark.tsx";

/** A deposit in the list; opens it. */
export function DepositRow({
  deposit: key,
  onOpen,
}: {
  deposit: DepositRow_deposit$key;
  onOpen: (id: string) => void;
}) {
  const { id, channelName, amount, state, createdAt, returnedAt } = useFragment(
    graphql`
      fragment DepositRow_deposit on Deposit {
        id
        channelName
        amount {
          ...Money_amount @relay(mask: false)
        }
        state
        createdAt
        returnedAt
      }
    `,
    key,
  );
  const mark = <DepositStateMark state={state} returnedAt={returnedAt} />;
  return <PaymentRow name={channelName} {...{ amount, createdAt, mark }} onOpen={() => onOpen(id)} />;
}
