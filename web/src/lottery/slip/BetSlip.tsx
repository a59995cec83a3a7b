import { useFormikContext } from "formik";
import { Ticket } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane } from "../../caller/memberAddress.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import fieldStyles from "../../forms/TextField.module.css";
import { TextField } from "../../forms/TextField.tsx";
import { useFormFailure } from "../../forms/useFormFailure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Switch } from "../../ui/control/Switch.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./BetSlip.module.css";
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
          <Text as="p" text="lottery_slip_empty" />
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
      <Text as="p" className={styles.draw} text="lottery_draw" values={{ number: values.draw }} />
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
        <Text as="dt" text="lottery_bets" values={{ bets }} />
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

/** Repeats the slip on the following draws. */
function ChaseFields() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<SlipValues>();
  const { fields } = useFormFailure() ?? {};
  const message = fields?.["chase.draws"] ?? fields?.chase;
  return (
    <div className={styles.chase}>
      <Switch isOn={values.isChase} onChange={(isOn) => void setFieldValue("isChase", isOn)}>
        <FormattedMessage id="lottery_chase" />
      </Switch>
      {values.isChase && (
        <>
          <TextField
            name="draws"
            label={formatMessage({ id: "lottery_chase_draws" })}
            inputMode="numeric"
            maxLength={2}
          />
          {message && (
            <p className={fieldStyles.error} role="alert">
              {message}
            </p>
          )}
          <CheckboxField name="stopOnWin">
            <FormattedMessage id="lottery_chase_stop" />
          </CheckboxField>
        </>
      )}
    </div>
  );
}

/** Fields that show their own failures. */
const PLACED = /^(lines\.|chase\.draws$|chase$)/;

/** Failures that belong to no line, and what to do about them. */
function SlipErrors() {
  const failure = useFormFailure();
  const { pathname, search } = useLocation();
  const note = <FormError unanswered={<SlipInDoubt />} isPlaced={(field) => PLACED.test(field)} />;
  if (failure?.whole?.code !== "INSUFFICIENT_BALANCE") return note;
  return (
    <div className={styles.failure}>
      {note}
      <Link className={styles.link} to={{ pathname, search: searchWithPane(search, "depositv2") }}>
        <FormattedMessage id="deposit" />
      </Link>
    </div>
  );
}
