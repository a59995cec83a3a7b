import { Form, Formik, FormikProvider, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { StakeForm_playType$key } from "../../__generated__/StakeForm_playType.graphql.ts";
import { randomKey } from "../../browser/randomKey.ts";
import { AmountChips } from "../../forms/AmountChips.tsx";
import { AmountField } from "../../forms/AmountField.tsx";
import { compare, digitsOf, readAmount, times, writeAmount } from "../../forms/amounts.ts";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { contentOf, type Picks } from "../bets/bets.ts";
import { SlipButton } from "../slip/SlipButton.tsx";
import { SlipNotice } from "../slip/SlipNotice.tsx";
import { maxLines, priceOf, type SlipValues } from "../slip/slip.ts";
import { useSlip } from "../slip/useSlip.ts";
import styles from "./StakeForm.module.css";
import { readMultiple, type StakeValues, stakeSchema } from "./stakeSchema.ts";

/** Common stakes, in smallest ones. */
const STEPS = [1, 2, 5, 10, 50, 100, 500];

/**
 * The stake of the chosen numbers: amounts, price and balance, and the buttons that bet. They stay at the lower edge of
 * the screen while the numbers scroll.
 */
export function StakeForm({
  playType: key,
  picks,
  bets,
  maxBets,
  onAdded,
  onTakenBack,
}: {
  playType: StakeForm_playType$key;
  picks: Picks;
  bets: number;
  maxBets: number;
  onAdded: () => void;
  /** Called with the numbers of a bet that the player did not confirm. */
  onTakenBack: (picks: Picks) => void;
}) {
  const intl = useIntl();
  const { code, title, minUnit, maxUnit } = useFragment(
    graphql`
      fragment StakeForm_playType on LotteryPlayType {
        code
        title
        minUnit {
          ...Money_amount @relay(mask: false)
        }
        maxUnit {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const slip = useFormikContext<SlipValues>();
  const { place, openDraw, balance } = useSlip();
  const isNow = useRef(false);
  /** Takes the line back that waits to be placed. */
  const waiting = useRef<(() => void) | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { currency } = minUnit;
  const units = STEPS.map((step) => times(minUnit.amount, step)).filter((unit) => compare(unit, maxUnit.amount) <= 0);
  const isTooMany = bets > maxBets;
  const isSlipFull = slip.values.lines.length >= maxLines;

  // The slip contains the line after the next render; only then can it be placed.
  const count = slip.values.lines.length;
  useEffect(() => {
    const takeBack = waiting.current;
    if (!takeBack || count === 0) return;
    waiting.current = null;
    place(takeBack);
  }, [count, place]);

  const takeBack = (lineKey: string) => {
    // A login may have replaced the board: then only the slip has the numbers.
    if (!board.current) return;
    void slip.setValues((now) => ({ ...now, lines: now.lines.filter((line) => line.key !== lineKey) }), false);
    onTakenBack(picks);
  };

  const add = ({ unit: typed, multiple }: StakeValues) => {
    const unit = readAmount(typed, intl.locale) ?? minUnit.amount;
    const line = {
      playType: code,
      title,
      content: contentOf(picks),
      unit,
      multiple: readMultiple(multiple, intl.locale) ?? 1,
      bets,
      currency,
    };
    const lineKey = randomKey();
    slip.setStatus(undefined);
    waiting.current = isNow.current ? () => takeBack(lineKey) : null;
    const lines = [...slip.values.lines, { ...line, key: lineKey }];
    void slip.setValues({ ...slip.values, draw: openDraw ?? "", lines }, false);
    onAdded();
  };

  const priceAsTyped = ({ unit: typed, multiple: typedMultiple }: StakeValues) => {
    const unit = readAmount(typed, intl.locale);
    const multiple = readMultiple(typedMultiple, intl.locale);
    if (unit === null || multiple === null || compare(unit, maxUnit.amount) > 0) return "0";
    if (digitsOf(unit) > digitsOf(minUnit.amount)) return "0";
    return priceOf({ unit, multiple, bets });
  };

  return (
    <Formik<StakeValues>
      initialValues={{ unit: writeAmount(minUnit.amount, intl.locale), multiple: "1" }}
      validationSchema={() => stakeSchema(intl, { least: minUnit, most: maxUnit })}
      onSubmit={add}
    >
      {({ values: { unit, multiple }, submitForm }) => (
        <Form className={styles.stake} data-in-use={bets > 0 || undefined} noValidate>
          {units.length > 1 && (
            <AmountChips
              name="unit"
              label={intl.formatMessage({ id: "lottery_unit" })}
              amounts={units}
              currency={currency}
            />
          )}
          <div ref={board} className={styles.bar}>
            <div className={styles.narrow}>
              <FormikProvider value={slip}>
                <SlipNotice />
              </FormikProvider>
            </div>
            {(isTooMany || isSlipFull) && (
              <p className={styles.warning} role="alert">
                <FormattedMessage
                  id={isTooMany ? "lottery_too_many" : "lottery_slip_full"}
                  values={{ most: isTooMany ? maxBets : maxLines }}
                />
              </p>
            )}
            <div className={styles.fields}>
              <AmountField name="unit" label={intl.formatMessage({ id: "lottery_unit" })} currency={currency} />
              <TextField
                name="multiple"
                label={intl.formatMessage({ id: "lottery_multiple" })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
              />
            </div>
            <div className={styles.sums}>
              <output className={styles.price}>
                <FormattedMessage id="lottery_bets" values={{ bets }} />
                <b>
                  <Amount amount={priceAsTyped({ unit, multiple })} currency={currency} />
                </b>
              </output>
              {balance}
            </div>
            <div className={styles.actions}>
              <FormikProvider value={slip}>
                <SlipButton className={styles.narrow} />
              </FormikProvider>
              <Button
                type="submit"
                variant="secondary"
                disabled={bets === 0 || isTooMany || isSlipFull}
                onClick={() => {
                  isNow.current = false;
                }}
                text="lottery_add"
              />
              <Button
                disabled={bets === 0 || isTooMany || isSlipFull}
                onClick={() => {
                  isNow.current = true;
                  void submitForm();
                }}
                text="lottery_bet_now"
              />
            </div>
          </div>
        </Form>
      )}
    </Formik>
  );
}
