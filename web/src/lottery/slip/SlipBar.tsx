import { useFormikContext } from "formik";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./BetSlip.module.css";
import { type SlipValues, totalOf } from "./slip.ts";

const BetSlipDialog = lazyPart(async () => (await import("./BetSlipDialog.tsx")).BetSlipDialog);

/** Opens the slip on screens without a column for it, as soon as it has a line. */
export function SlipBar() {
  const { values } = useFormikContext<SlipValues>();
  const [isOpen, setOpen] = useState(false);
  const count = values.lines.length;
  // An empty slip was placed or cleared: the next one must not open by itself.
  if (count === 0 && isOpen) setOpen(false);
  if (count === 0) return null;
  const { amount, currency } = totalOf(values);
  return (
    <div className={styles.bar}>
      <p className={styles.barText}>
        <FormattedMessage id="lottery_slip_lines" values={{ count }} />
        <b>
          <Amount amount={amount} {...(currency ? { currency } : {})} />
        </b>
      </p>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="lottery_slip" />
      </Button>
      {isOpen && (
        <Suspense>
          <BetSlipDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
