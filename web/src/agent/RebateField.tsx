import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../forms/TextField.tsx";
import { formatRate } from "./formatRate.ts";

interface Props {
  most: string;
  /** The id of the text that says up to which one. */
  help: "agent_rebate_own" | "agent_rebate_help";
  isRequired?: boolean;
}

/** A rebate as a percentage. */
export function RebateField({ most, help, isRequired = false }: Props) {
  const intl = useIntl();
  return (
    <TextField
      name="rebate"
      label={intl.formatMessage({ id: "agent_rebate_percent" })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      required={isRequired}
      help={<FormattedMessage id={help} values={{ most: formatRate(most, intl) }} />}
    />
  );
}
