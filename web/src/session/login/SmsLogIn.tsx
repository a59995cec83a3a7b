import { useSmsSender } from "../phone/useSmsSender.ts";
import { MobileLogInFields, type MobileLogInProps } from "./MobileLogInFields.tsx";
import type { LoggedIn } from "./useLogIn.ts";
import { useLogInWithSms } from "./useLogInWithSms.ts";

/** Login with a code that the platform sends. */
export function SmsLogIn({ onLoggedIn, ...props }: MobileLogInProps & { onLoggedIn: (result: LoggedIn) => void }) {
  const send = useSmsSender("LOG_IN");
  const onSubmit = useLogInWithSms(onLoggedIn);
  return <MobileLogInFields {...props} send={send} onSubmit={onSubmit} />;
}
