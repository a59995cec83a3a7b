import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { formatRate } from "../formatRate.ts";

/** A rebate as a percentage, up to the agent's own. */
export function RebateField({ most }: { most: string }) {
  const intl = useIntl();
  return (
    <TextField
      name="rebate"
      label={intl.formatMessage({ id: "agent_rebate_percent" })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      required
      help={<FormattedMessage id="agent_rebate_own" values={{ most: formatRate(most, intl) }} />}
    />
  );
}
