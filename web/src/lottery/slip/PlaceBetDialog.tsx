import { useFormikContext } from "formik";
import { Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { type SlipValues, totalOf } from "./slip.ts";

/** Asks for confirmation before a slip is placed. */
export function PlaceBetDialog({
  lotteryName,
  drawNumber,
  onConfirm,
  onClose,
}: {
  lotteryName: string;
  drawNumber: string;
  /** Called just before the slip is sent. */
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { values, isSubmitting, submitForm } = useFormikContext<SlipValues>();
  const { bets, amount, currency } = totalOf(values);
  return (
    <ConfirmDialog
      icon={<Ticket size={28} />}
      title={<FormattedMessage id="lottery_confirm_title" />}
      confirm={<FormattedMessage id="lottery_confirm" />}
      cancel={<FormattedMessage id="cancel" />}
      isBusy={isSubmitting}
      onConfirm={() => {
        onConfirm();
        void submitForm();
      }}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
