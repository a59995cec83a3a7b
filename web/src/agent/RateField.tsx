import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../forms/TextField.tsx";
import { formatRate } from "./formatRate.ts";

interface Props {
  name?: string;
  /** The id of the label's text. */
  label?: string;
  most: string;
  /** The id of the text that says up to which rate. */
  help?: "agent_rebate_own" | "agent_rebate_help";
  isRequired?: boolean;
}

/** A rate as a percentage; without a name the rebate of an account. `rateSchema` is its validation. */
export function RateField({
  name = "rebate",
  label = "agent_rebate_percent",
  most,
  help = "agent_rebate_own",
  isRequired = true,
}: Props) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      label={intl.formatMessage({ id: label })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      required={isRequired}
      help={<FormattedMessage id={help} values={{ most: formatRate(most, intl) }} />}
    />
  );
}
