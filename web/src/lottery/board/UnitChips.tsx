import { useIntl } from "react-intl";
import { compare, readAmount, times, writeAmount } from "../../forms/amounts.ts";
import { useFormField } from "../../forms/useFormField.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { Amount } from "../../ui/text/Amount.tsx";

const steps = [1, 2, 5, 10, 50, 100, 500];

/** Chips for common stakes, the smallest first. */
export function UnitChips({ min, max, currency }: { min: string; max: string; currency: string }) {
  const { formatMessage, locale } = useIntl();
  const { input, change } = useFormField<string>("unit");
  const units = steps.map((step) => times(min, step)).filter((unit) => compare(unit, max) <= 0);
  if (units.length < 2) return null;
  return (
    <Chips
      label={formatMessage({ id: "lottery_unit" })}
      options={units.map((unit) => ({
        value: unit,
        label: <Amount amount={unit.replace(/\.0+$/, "")} currency={currency} />,
      }))}
      selected={readAmount(input.value, locale) ?? ""}
      onSelect={(unit) => change(writeAmount(unit, locale))}
      size="sm"
    />
  );
}
