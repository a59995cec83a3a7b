import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./BetSlip.module.css";
import { SlipButton } from "./SlipButton.tsx";
import { SlipNotice } from "./SlipNotice.tsx";
import { type SlipValues, totalOf } from "./slip.ts";
import { useSlip } from "./useSlip.ts";

/** The slip beside results and orders, on screens without a column for it, as soon as it has a line. */
export function SlipBar() {
  const { values } = useFormikContext<SlipValues>();
  const { dropped } = useSlip();
  if (values.lines.length === 0 && !dropped) return null;
  const { amount, currency } = totalOf(values);
  return (
    <div className={styles.bar}>
      <SlipNotice />
      {values.lines.length > 0 && (
        <div className={styles.barRow}>
          <p className={styles.barText}>
            <FormattedMessage id="lottery_slip_lines" values={{ count: values.lines.length }} />
            <b>
              <Amount amount={amount} {...(currency ? { currency } : {})} />
            </b>
          </p>
          <SlipButton />
        </div>
      )}
    </div>
  );
}
