import { useIntl } from "react-intl";
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
  return (
    <TextField
      name={name}
      label={currency === undefined ? text : `${text} (${currency})`}
      inputMode={currency === undefined ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={20}
      isOptional
    />
  );
}
