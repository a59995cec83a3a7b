import { useSmsSender } from "../phone/useSmsSender.ts";
import { LogInForm, type LogInFormProps } from "./LogInForm.tsx";
import { useLogInWithSms } from "./useLogInWithSms.ts";

/** Login with a password, or with a code that the platform sends. */
export function SmsLogIn(props: LogInFormProps) {
  const send = useSmsSender("LOG_IN");
  const onSubmit = useLogInWithSms(props.onLoggedIn);
  return <LogInForm {...props} byNumber={{ send, onSubmit }} />;
}
