import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawalPart_part$key } from "../../__generated__/WithdrawalPart_part.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import cashier from "../Cashier.module.css";
import { PaymentTimeLeft } from "../PaymentTimeLeft.tsx";
import { NotReceivedForm } from "./NotReceivedForm.tsx";
import { useConfirmWithdrawal } from "./useConfirmWithdrawal.ts";
import styles from "./Withdraw.module.css";
import { WithdrawalStateMark } from "./WithdrawalStateMark.tsx";

interface Props {
  withdrawalId: string;
  part: WithdrawalPart_part$key;
  /** "Part 2 of 3". `count` is null while further parts can come. Undefined when there is only one part. */
  name: { place: number; count: number | null } | undefined;
  /** There is no other payment yet: this one is asked for in words, with the screen's main button. */
  isOnly: boolean;
}

/** A payment: the question whether it arrived with the time that is left, or what became of it. */
export function WithdrawalPart({ withdrawalId, part: key, name, isOnly }: Props) {
  const part = useFragment(
    graphql`
      fragment WithdrawalPart_part on WithdrawalPart {
        internalID
        amount {
          ...Money_amount @relay(mask: false)
        }
        state
        paidAt
        confirmBefore
        isDepositFinal
        proofCount
        viewerCanConfirm
      }
    `,
    key,
  );
  const { internalID, amount, state, paidAt, confirmBefore, isDepositFinal, proofCount, viewerCanConfirm } = part;
  const [isMissing, setMissing] = useState(false);
  const { confirm, isBusy, failure } = useConfirmWithdrawal(withdrawalId);
  const isAsked = state === "AWAITING_CONFIRM";
  return (
    <li className={styles.part}>
      {name && (
        <p className={styles.partHead}>
          <FormattedMessage id={name.count === null ? "withdraw_part_place" : "withdraw_part"} values={name} />
          <b>
            <Amount {...amount} />
          </b>
          {!isAsked && <WithdrawalStateMark state={state} />}
        </p>
      )}
      <p className={cashier.note}>
        <FormattedMessage id="withdraw_paid_at" values={{ time: <Moment at={paidAt} style="plain" /> }} />
      </p>
      {viewerCanConfirm && (
        <>
          {(isOnly || !isAsked) && (
            <Text as="p" text={isAsked ? "withdraw_arrived_question" : "withdraw_disputed"} values={{ proofCount }} />
          )}
          {confirmBefore && <PaymentTimeLeft until={confirmBefore} />}
          <div className={styles.answers}>
            <Button
              isBusy={isBusy && !isMissing}
              variant={isOnly ? "primary" : "secondary"}
              onClick={() => confirm({ receipt: "RECEIVED", part: internalID, imageIds: [] })}
              text={isAsked ? "withdraw_received" : "withdraw_received_after_all"}
            />
            {isAsked && (
              <Button
                variant="secondary"
                aria-expanded={isMissing}
                onClick={() => setMissing(!isMissing)}
                text="withdraw_not_received"
              />
            )}
          </div>
          {isAsked && isMissing && (
            <NotReceivedForm
              isBusy={isBusy}
              onSend={(imageIds) =>
                confirm({ receipt: "NOT_RECEIVED", part: internalID, imageIds }, () => setMissing(false))
              }
            />
          )}
        </>
      )}
      {isDepositFinal && (
        <p className={cashier.note}>
          <FormattedMessage id={state === "FORCED_RECEIVED" ? "withdraw_final_forced" : "withdraw_final_after"} />
        </p>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}
