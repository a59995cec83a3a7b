import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { writeRebate } from "../downline/rebateText.ts";

/** A rebate as a percentage, up to the agent's own. */
export function RebateField({ most }: { most: string }) {
  const { formatMessage, locale } = useIntl();
  return (
    <TextField
      name="rebate"
      label={formatMessage({ id: "agent_rebate_percent" })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      required
      help={<FormattedMessage id="agent_rebate_own" values={{ most: `${writeRebate(most, locale)} %` }} />}
    />
  );
}
