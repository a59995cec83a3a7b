import { useIntl } from "react-intl";
import { PasswordField } from "../forms/PasswordField.tsx";

/** The field `password` of a form that spends points. */
export const PointsPassword = () => (
  <PasswordField
    name="password"
    label={useIntl().formatMessage({ id: "points_password" })}
    autoComplete="current-password"
    required
  />
);
