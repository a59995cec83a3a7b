import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { InDoubt } from "../../idempotency/InDoubt.tsx";
import { HAS_COLUMN } from "./hasColumn.ts";
import type { SlipValues } from "./slip.ts";
import { useSlip } from "./useSlip.ts";

interface Props {
  /** Outside the slip, for screens without a column for it: there the slip is closed at first. */
  isForPhones?: boolean;
}

/** Says that a slip was sent and not answered, asks whether it arrived, and leads on. */
export function SlipInDoubt({ isForPhones = false }: Props) {
  const { values, isSubmitting, submitForm } = useFormikContext<SlipValues>();
  const { forgetSent } = useSlip();
  if (isSubmitting || (isForPhones && matchMedia(HAS_COLUMN).matches)) return null;
  return (
    <InDoubt
      change="lottery order"
      unable={<FormattedMessage id="lottery_unsure" />}
      onSend={values.lines.length > 0 ? () => void submitForm() : undefined}
      onArrived={forgetSent}
    />
  );
}
