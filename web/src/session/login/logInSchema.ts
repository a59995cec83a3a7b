import { phoneForm } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { lazy, object, string } from "yup";
import { mobileSchema } from "../phone/mobileSchema.ts";
import type { LogInValues } from "./useLogIn.ts";

/** Whether a login is by mobile number and code: what was typed is a number, and its password was not asked for. */
export const isNumberLogIn = ({ username, hasPassword }: Pick<LogInValues, "username" | "hasPassword">) =>
  !hasPassword && phoneForm.test(username);

/** Checks only that nothing is missing, before the server is asked. Trims the username, but not the password. */
export function logInSchema(intl: IntlShape, needsCaptcha: boolean) {
  const notEmpty = (field: string) =>
    intl.formatMessage({ id: "session_not_empty" }, { field: intl.formatMessage({ id: field }) });
  const byName = object({
    username: string().trim().required(notEmpty("session_username")),
    password: string().required(notEmpty("session_password")),
    captcha: object({
      text: needsCaptcha ? string().trim().required(notEmpty("session_captcha")) : string(),
    }),
  });
  const byNumber = object({ ...mobileSchema(intl), code: string().trim().required(notEmpty("sms_code")) });
  return lazy((values: LogInValues) => (isNumberLogIn(values) ? byNumber : byName));
}
