import { PasswordField } from "../forms/PasswordField.tsx";

interface Props {
  name: string;
  label: string;
  /** Shown below the field while there is no error. */
  help?: string;
}

/** A field for six digits. No password manager offers to keep them: they are not the login password. */
export const PaymentPasswordField = (props: Props) => (
  <PasswordField {...props} inputMode="numeric" autoComplete="off" maxLength={16} required />
);
