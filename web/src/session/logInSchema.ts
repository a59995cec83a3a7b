import type { IntlShape } from "react-intl";
import { boolean, object, string } from "yup";

/** What can be told wrong before the server is asked. The user name is judged trimmed, the password as typed. */
export function logInSchema({ formatMessage }: IntlShape, needsCaptcha: boolean) {
  const notEmpty = (field: string) =>
    formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: field }) });
  const length = formatMessage({ id: "session_username_length" });
  return object({
    username: string().trim().required(notEmpty("session_username")).min(4, length).max(16, length),
    password: string().required(notEmpty("session_password")),
    remember: boolean(),
    captcha: object({
      text: needsCaptcha ? string().trim().required(notEmpty("session_captcha")) : string(),
    }),
  });
}
