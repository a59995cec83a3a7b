import { useFormikContext } from "formik";
import { Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./BetSlip.module.css";
import { ChaseFields } from "./ChaseFields.tsx";
import { SlipErrors } from "./SlipErrors.tsx";
import { SlipInDoubt } from "./SlipInDoubt.tsx";
import { SlipLineRow } from "./SlipLineRow.tsx";
import { SlipNotice } from "./SlipNotice.tsx";
import { type SlipValues, totalOf } from "./slip.ts";
import { useSlip } from "./useSlip.ts";

/** The slip: its lines, their draws, the price, and the button that places it. */
export function BetSlip() {
  const { values, setFieldValue, setStatus, validateForm, setTouched } = useFormikContext<SlipValues>();
  const { place, balance } = useSlip();
  const { lines } = values;
  if (lines.length === 0) {
    return (
      <div className={styles.slip}>
        <SlipNotice />
        <SlipInDoubt />
        <div className={styles.empty}>
          <Ticket size={26} aria-hidden="true" />
          <p>
            <FormattedMessage id="lottery_slip_empty" />
          </p>
        </div>
      </div>
    );
  }
  const { bets, amount, currency } = totalOf(values);
  const setLines = (next: SlipValues["lines"]) => {
    setStatus(undefined);
    void setFieldValue("lines", next);
  };
  const askToPlace = async () => {
    await setTouched({ draws: true });
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) place();
  };

  return (
    <div className={styles.slip}>
      <SlipNotice />
      <p className={styles.draw}>
        <FormattedMessage id="lottery_draw" values={{ number: values.draw }} />
      </p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <SlipLineRow
            key={line.key}
            line={line}
            index={index}
            onRemove={() => setLines(lines.filter((other) => other !== line))}
          />
        ))}
      </ul>
      {lines.length > 1 && (
        <button type="button" className={styles.clear} onClick={() => setLines([])}>
          <FormattedMessage id="lottery_slip_clear" />
        </button>
      )}
      <ChaseFields />
      <dl className={styles.total}>
        <dt>
          <FormattedMessage id="lottery_bets" values={{ bets }} />
        </dt>
        <dd>
          <Amount amount={amount} {...(currency ? { currency } : {})} />
        </dd>
      </dl>
      {balance}
      <SlipErrors />
      <Button isWide onClick={() => void askToPlace()} text="lottery_place" />
    </div>
  );
}
