import { useFormikContext } from "formik";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { AmountField } from "../../forms/AmountField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { RateField } from "../RateField.tsx";
import own from "./Contracts.module.css";
import { emptyStep, MAX_STEPS, type OfferValues } from "./offerValues.ts";

interface Props {
  /** The highest rate of the agent's own contract. */
  most: string;
  currency: string;
  isHourly: boolean;
}

/** The steps of an offer, each with a higher rate than the one before, and with minimums. */
export function StepFields({ most, currency, isHourly }: Props) {
  const { formatMessage } = useIntl();
  const minimums = {
    periodValidBet: "contracts_field_valid",
    periodProfitAndLoss: "contracts_field_loss",
    activeMembers: "contracts_field_members",
    betAmount: isHourly ? "contracts_field_bet_hour" : "contracts_field_bet_day",
  };
  const { values, touched, setFieldValue, setTouched, setStatus } = useFormikContext<OfferValues>();
  const { steps } = values;
  const addButton = useRef<HTMLButtonElement>(null);
  const lastStep = useRef<HTMLFieldSetElement>(null);
  const change = (next: OfferValues["steps"]) => void setFieldValue("steps", next);
  const add = () => {
    flushSync(() => change([...steps, emptyStep()]));
    // The last possible step has taken the button away.
    if (!addButton.current) lastStep.current?.querySelector("input")?.focus();
  };
  const remove = (index: number) => {
    const isOther = (_: unknown, at: number) => at !== index;
    // Formik marks by place. Spread: `filter` skips the holes of steps without a mark.
    // The button to add one may appear only now. It takes the focus from the button that goes away.
    flushSync(() => {
      // A refusal names steps by their places.
      setStatus(undefined);
      void setTouched({ ...touched, steps: [...(touched.steps ?? [])].filter(isOther) }, false);
      change(steps.filter(isOther));
    });
    // It may be far below: what a finger is at must not move.
    addButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {steps.map(({ key }, index) => (
        <fieldset key={key} ref={index === steps.length - 1 ? lastStep : null} className={own.step}>
          <Text as="legend" text="contracts_step" values={{ step: index + 1 }} />
          <RateField name={`steps.${index}.rate`} label="contracts_rate" most={most} />
          {Object.entries(minimums).map(([minimum, label]) => (
            <AmountField
              key={minimum}
              name={`steps.${index}.${minimum}`}
              label={formatMessage({ id: label })}
              currency={minimum === "activeMembers" ? undefined : currency}
              isOptional
            />
          ))}
          {steps.length > 1 && (
            <Button variant="ghost" size="sm" className={own.remove} onClick={() => remove(index)}>
              <Trash2 size={18} aria-hidden="true" />
              <FormattedMessage id="contracts_step_remove" values={{ step: index + 1 }} />
            </Button>
          )}
        </fieldset>
      ))}
      {steps.length < MAX_STEPS && (
        <Button ref={addButton} variant="secondary" size="sm" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          <FormattedMessage id="contracts_step_add" />
        </Button>
      )}
    </>
  );
}
