import { useIntl } from "react-intl";
import { AmountField } from "../../forms/AmountField.tsx";

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
  return <AmountField name={name} label={formatMessage({ id: label })} currency={currency} isOptional />;
}
