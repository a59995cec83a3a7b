/** The texts of the ways to log in. */
const methods: Readonly<Record<string, string>> = {
  PASSWORD: "session_password",
  SMS: "sms_code",
  PHONE_AUTH: "sms_code",
  SOCIAL: "login_method_social",
  LINK: "login_method_link",
  PASSKEY: "login_method_passkey",
  REGISTRATION: "register_title",
};

/** The id of the text that names a way to log in; undefined for one that nobody is told of. */
export const loginMethodText = (method: string | null | undefined) =>
  method && Object.hasOwn(methods, method) ? methods[method] : undefined;
