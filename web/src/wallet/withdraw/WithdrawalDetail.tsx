import { useEffect } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawalDetail_withdrawal$key } from "../../__generated__/WithdrawalDetail_withdrawal.graphql.ts";
import { isRecent } from "../../time/isRecent.ts";
import { celebrate } from "../../ui/notice/celebrate.ts";
import { Amount, formatAmount } from "../../ui/text/Amount.tsx";
import { Facts } from "../../ui/text/Facts.tsx";
import styles from "../Cashier.module.css";
import { accountName } from "./accountName.ts";
import { CancelWithdrawal } from "./CancelWithdrawal.tsx";
import { WithdrawalParts } from "./WithdrawalParts.tsx";
import { WithdrawalStateMark } from "./WithdrawalStateMark.tsx";
import { WithdrawalTimeline } from "./WithdrawalTimeline.tsx";

/** A withdrawal with its payments and its timeline. */
export function WithdrawalDetail({ withdrawal: key }: { withdrawal: WithdrawalDetail_withdrawal$key }) {
  const { formatMessage, locale } = useIntl();
  const withdrawal = useFragment(
    graphql`
      fragment WithdrawalDetail_withdrawal on Withdrawal {
        id
        internalID
        bankName
        lastFour
        amount {
          ...Money_amount @relay(mask: false)
        }
        fee {
          ...Money_amount @relay(mask: false)
        }
        arriving {
          ...Money_amount @relay(mask: false)
        }
        state
        endedAt
        viewerCanCancel
        ...WithdrawalParts_withdrawal
        ...WithdrawalTimeline_withdrawal
      }
    `,
    key,
  );
  const { id, internalID, bankName, lastFour, amount, fee, arriving, state, endedAt, viewerCanCancel } = withdrawal;
  const isPaid = (state === "RECEIVED" || state === "FULLY_PAID") && isRecent(endedAt);
  useEffect(() => {
    if (!isPaid) return;
    const values = { amount: formatAmount(arriving, locale) };
    celebrate({ kind: "withdrawal", id, text: formatMessage({ id: "withdraw_has_arrived" }, values) });
  }, [isPaid, id, arriving, formatMessage, locale]);
  const rows = [
    ["withdraw_account", accountName(bankName, lastFour)],
    ["deposit_fee", <Amount key="fee" {...fee} />],
    ["withdraw_arriving", <Amount key="arriving" {...arriving} />],
    ["withdraw_number", internalID],
  ] as const;
  return (
    <section className={styles.payment} aria-label={formatMessage({ id: "withdraw_title" })}>
      <p className={styles.amount}>
        <Amount {...amount} />
      </p>
      <p role="status">
        <WithdrawalStateMark state={state} />
      </p>
      <WithdrawalParts withdrawal={withdrawal} />
      <dl className={styles.details}>
        <Facts facts={rows.map(([name, value]) => ({ name, value }))} />
      </dl>
      <WithdrawalTimeline withdrawal={withdrawal} />
      {viewerCanCancel && <CancelWithdrawal id={id} />}
    </section>
  );
}
