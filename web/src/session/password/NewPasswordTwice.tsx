import { useIntl } from "react-intl";
import { PasswordField } from "../../forms/PasswordField.tsx";
import type { FieldRule } from "../form/fieldRule.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";

interface Props {
  /** The operator's rule. */
  rule: FieldRule;
  /** The username, which the password must differ from, if it is known. */
  username?: string | undefined;
}

/** The fields `newPassword`, with its rules, and `confirmNewPassword`. */
export function NewPasswordTwice(props: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <NewPasswordField {...props} />
      <PasswordField
        name="confirmNewPassword"
        label={formatMessage({ id: "password_confirm" })}
        autoComplete="new-password"
        required
      />
    </>
  );
}
