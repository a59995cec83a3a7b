import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { Amount } from "../../ui/text/Amount.tsx";
import { compare, times } from "../slip/amounts.ts";
import styles from "./StakeForm.module.css";
import type { StakeValues } from "./stakeSchema.ts";

const steps = [1, 2, 5, 10, 50, 100, 500];

/** Chips for common stakes, the smallest first. */
export function UnitChips({ min, max, currency }: { min: string; max: string; currency: string }) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<StakeValues>();
  const units = steps.map((step) => times(min, step)).filter((unit) => compare(unit, max) <= 0);
  if (units.length < 2) return null;
  return (
    <fieldset className={styles.chips} aria-label={formatMessage({ id: "lottery_unit" })}>
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          className={styles.chip}
          aria-pressed={values.unit === unit}
          onClick={() => void setFieldValue("unit", unit)}
        >
          <Amount amount={unit.replace(/\.0+$/, "")} currency={currency} />
        </button>
      ))}
    </fieldset>
  );
}
