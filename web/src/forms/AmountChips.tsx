import { useIntl } from "react-intl";
import { Chips } from "../ui/control/Chips.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { readAmount, writeAmount } from "./amounts.ts";
import { useFormField } from "./useFormField.ts";

interface Props {
  /** The name of the amount's field. */
  name: string;
  label: string;
  /** Decimal strings. */
  amounts: readonly string[];
  currency: string;
}

/** Chips that write usual amounts into the field for an amount. */
export function AmountChips({ name, label, amounts, currency }: Props) {
  const { locale } = useIntl();
  const { input, change } = useFormField<string>(name);
  return (
    <Chips
      label={label}
      options={amounts.map((amount) => ({
        value: amount,
        label: <Amount amount={amount.replace(/\.0+$/, "")} currency={currency} />,
      }))}
      selected={readAmount(input.value, locale) ?? ""}
      onSelect={(amount) => change(writeAmount(amount, locale))}
      size="sm"
    />
  );
}
