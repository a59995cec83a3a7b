import { useFormikContext } from "formik";
import { Lock, Ticket } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { useTellCommitments } from "../draws/useTellCommitments.ts";
import styles from "./BetSlip.module.css";
import { drawsIn, type SlipValues, totalOf } from "./slip.ts";

/** Asks for confirmation before a slip is placed. */
export function PlaceBetDialog({
  lotteryId,
  lotteryName,
  askedDraw,
  openDraw,
  onConfirm,
  onClose,
}: {
  lotteryId: string;
  lotteryName: string;
  /** The draw that was open when the dialog opened. */
  askedDraw: string;
  /** The draw that is open now. */
  openDraw: string;
  /** Called with the draw, just before the slip is sent. */
  onConfirm: (drawNumber: string) => void;
  onClose: () => void;
}) {
  const { values, isSubmitting, submitForm, setFieldValue } = useFormikContext<SlipValues>();
  // The slip stays on its way to this draw, also when that closes before the answer.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const drawNumber = confirmed ?? openDraw;
  const { bets, amount, currency } = totalOf(values);
  const commitment = useTellCommitments(lotteryId, drawNumber, values.isChase ? drawsIn(values.draws) : 1);
  return (
    <ConfirmDialog
      icon={<Ticket size={28} />}
      title={<FormattedMessage id="lottery_confirm_title" />}
      confirm={<FormattedMessage id="lottery_confirm" />}
      cancel={<FormattedMessage id="cancel" />}
      isBusy={isSubmitting}
      onConfirm={() => {
        setConfirmed(drawNumber);
        onConfirm(drawNumber);
        void setFieldValue("draw", drawNumber, false);
        void submitForm();
      }}
      onClose={onClose}
    >
      {drawNumber !== askedDraw && (
        <b role="status">
          <FormattedMessage id="lottery_confirm_moved" values={{ number: askedDraw }} />{" "}
        </b>
      )}
      <FormattedMessage
        id={values.isChase ? "lottery_confirm_chase" : "lottery_confirm_text"}
        values={{
          name: lotteryName,
          number: drawNumber,
          bets,
          draws: values.draws,
          total: (
            <b>
              <Amount amount={amount} {...(currency ? { currency } : {})} />
            </b>
          ),
        }}
      />
      {commitment && (
        <small className={styles.sealed}>
          <Lock size={13} aria-hidden="true" />
          <FormattedMessage id="lottery_sealed" values={{ start: commitment.slice(0, 8) }} />
        </small>
      )}
    </ConfirmDialog>
  );
}
