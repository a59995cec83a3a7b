import { useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";

/** The whole name of one account of the team, as a filter. */
export function AccountField() {
  const { formatMessage } = useIntl();
  return (
    <TextField
      name="account"
      label={formatMessage({ id: "agent_account" })}
      placeholder={formatMessage({ id: "agent_account_hint" })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
    />
  );
}
