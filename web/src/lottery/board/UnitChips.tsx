import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { compare, readAmount, times, writeAmount } from "../../forms/amounts.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { StakeValues } from "./stakeSchema.ts";

const steps = [1, 2, 5, 10, 50, 100, 500];

/** Chips for common stakes, the smallest first. */
export function UnitChips({ min, max, currency }: { min: string; max: string; currency: string }) {
  const { formatMessage, locale } = useIntl();
  const { values, setFieldValue } = useFormikContext<StakeValues>();
  const units = steps.map((step) => times(min, step)).filter((unit) => compare(unit, max) <= 0);
  if (units.length < 2) return null;
  return (
    <Chips
      label={formatMessage({ id: "lottery_unit" })}
      options={units.map((unit) => ({
        value: unit,
        label: <Amount amount={unit.replace(/\.0+$/, "")} currency={currency} />,
      }))}
      selected={readAmount(values.unit, locale) ?? ""}
      onSelect={(unit) => void setFieldValue("unit", writeAmount(unit, locale))}
      size="sm"
    />
  );
}
