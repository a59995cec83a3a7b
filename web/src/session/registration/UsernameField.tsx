import { useField } from "formik";
import { useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { ruleMessage } from "../form/fieldRule.ts";
import type { RegistrationFieldSettings } from "./registrationFields.ts";
import { useNameCheck } from "./useNameCheck.ts";

/** The field for a new username: shows its rules, and whether the name is free. */
export function UsernameField({ settings }: { settings: RegistrationFieldSettings }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [{ value }, { error }] = useField<string>("username");
  const name = value.trim();
  const isAvailable = useNameCheck(name, name !== "" && error === undefined);
  const word =
    isAvailable === null ? "" : formatMessage({ id: isAvailable ? "register_name_free" : "err_username_taken" });
  return (
    <div>
      <TextField
        name="username"
        label={formatMessage({ id: "session_username" })}
        help={word === "" ? ruleMessage(intl, settings) : word}
        autoComplete="username"
        isName
        maxLength={64}
        required
      />
      <p className="visually-hidden" role="status">
        {word}
      </p>
    </div>
  );
}
