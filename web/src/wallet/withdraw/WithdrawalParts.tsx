import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawalParts_withdrawal$key } from "../../__generated__/WithdrawalParts_withdrawal.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { compare, sum } from "../../forms/amounts.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import cashier from "../Cashier.module.css";
import { useConfirmWithdrawal } from "./useConfirmWithdrawal.ts";
import styles from "./Withdraw.module.css";
import { WithdrawalPart } from "./WithdrawalPart.tsx";

/** The payments of a withdrawal: each is asked for, and all together when there are several. */
export function WithdrawalParts({ withdrawal: key }: { withdrawal: WithdrawalParts_withdrawal$key }) {
  const { id, paid, arriving, parts, viewerCanConfirm } = useFragment(
    graphql`
      fragment WithdrawalParts_withdrawal on Withdrawal {
        id
        paid {
          amount
        }
        arriving {
          ...Money_amount @relay(mask: false)
        }
        viewerCanConfirm
        parts {
          internalID
          state
          ...WithdrawalPart_part
        }
      }
    `,
    key,
  );
  const { confirm, isBusy, failure } = useConfirmWithdrawal(id);
  if (parts.length === 0) return null;
  const unpaid = sum([arriving.amount, `-${paid.amount}`]);
  const isMoreToCome = compare(unpaid, "0") > 0;
  return (
    <>
      <ol className={styles.parts}>
        {parts.map((part, place) => (
          <WithdrawalPart
            key={part.internalID}
            withdrawalId={id}
            part={part}
            isOnly={parts.length === 1}
            name={
              isMoreToCome || parts.length > 1
                ? { place: place + 1, count: isMoreToCome ? null : parts.length }
                : undefined
            }
          />
        ))}
      </ol>
      {viewerCanConfirm && parts.some(({ state }) => state === "AWAITING_CONFIRM") && (
        <Text as="p" className={cashier.note} text="withdraw_final_warning" />
      )}
      {isMoreToCome && (
        <p className={cashier.note}>
          <FormattedMessage
            id="withdraw_unpaid"
            values={{ amount: <Amount amount={unpaid} currency={arriving.currency} /> }}
          />
        </p>
      )}
      {viewerCanConfirm && parts.length > 1 && (
        <Button
          isWide
          isBusy={isBusy}
          onClick={() => confirm({ receipt: "FULLY_PAID", imageIds: [] })}
          text="withdraw_fully_paid"
        />
      )}
      <FailureNote failure={failure} />
    </>
  );
}
