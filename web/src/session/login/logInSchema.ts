import type { IntlShape } from "react-intl";
import { boolean, object, string } from "yup";

/** Checks only that nothing is missing, before the server is asked. Trims the username, but not the password. */
export function logInSchema({ formatMessage }: IntlShape, needsCaptcha: boolean) {
  const notEmpty = (field: string) =>
    formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: field }) });
  return object({
    username: string().trim().required(notEmpty("session_username")),
    password: string().required(notEmpty("session_password")),
    remember: boolean(),
    captcha: object({
      text: needsCaptcha ? string().trim().required(notEmpty("session_captcha")) : string(),
    }),
  });
}
