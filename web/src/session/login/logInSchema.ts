import type { IntlShape } from "react-intl";
import { boolean, object, string } from "yup";

/** What can be told wrong before the server is asked: only what is missing. The user name is judged trimmed, the password as typed. */
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
