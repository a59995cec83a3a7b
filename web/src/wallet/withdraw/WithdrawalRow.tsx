import { graphql, useFragment } from "react-relay";
import type { WithdrawalRow_withdrawal$key } from "../../__generated__/WithdrawalRow_withdrawal.graphql.ts";
import { PaymentRow } from "../payments/PaymentRow.tsx";
import { accountName } from "./accountName.ts";
import { WithdrawalStateMark } from "./WithdrawalStateMark.tsx";

/** A withdrawal in the list; opens it. */
export function WithdrawalRow({
  withdrawal: key,
  onOpen,
}: {
  withdrawal: WithdrawalRow_withdrawal$key;
  onOpen: (id: string) => void;
}) {
  const { id, bankName, lastFour, amount, state, createdAt } = useFragment(
    graphql`
      fragment WithdrawalRow_withdrawal on Withdrawal {
        id
        bankName
        lastFour
        amount {
          ...Money_amount @relay(mask: false)
        }
        state
        createdAt
      }
    `,
    key,
  );
  const name = accountName(bankName, lastFour);
  return (
    <PaymentRow
      {...{ name, amount, createdAt }}
      mark={<WithdrawalStateMark state={state} />}
      onOpen={() => onOpen(id)}
    />
  );
}
