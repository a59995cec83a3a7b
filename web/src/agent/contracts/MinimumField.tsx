import { useIntl } from "react-intl";
import { AmountField } from "../../forms/AmountField.tsx";
import { TextField } from "../../forms/TextField.tsx";

interface Props {
  name: string;
  /** The id of the label's text. */
  label: string;
  /** Of an amount; a number of members has none. */
  currency?: string;
}

/** A minimum that may stay empty. */
export function MinimumField({ name, label, currency }: Props) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: label });
  return currency === undefined ? (
    <TextField name={name} label={text} inputMode="numeric" autoComplete="off" maxLength={20} isOptional />
  ) : (
    <AmountField name={name} label={text} currency={currency} isOptional />
  );
}
