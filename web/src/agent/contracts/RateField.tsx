import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { formatRate } from "../formatRate.ts";

interface Props {
  name: string;
  label: string;
  /** The rate of the agent's own contract. */
  most: string;
}

/** A rate as a percentage, up to the agent's own. */
export function RateField({ name, label, most }: Props) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      required
      help={<FormattedMessage id="agent_rebate_own" values={{ most: formatRate(most, intl) }} />}
    />
  );
}
