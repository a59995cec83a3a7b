import type { FormikHelpers } from "formik";
import { PhoneAuthDialog } from "../phone/PhoneAuthDialog.tsx";
import type { PhoneAuthSettings } from "../phone/phoneAuth.ts";
import { phoneAuthProblem } from "../phone/phoneAuthProblem.ts";
import { usePhoneAuth } from "../phone/usePhoneAuth.ts";
import { MobileLogInFields, type MobileLogInProps, type MobileLogInValues } from "./MobileLogInFields.tsx";
import { type LoggedIn, toLoggedIn } from "./useLogIn.ts";
import { useLogInWithPhoneAuth } from "./useLogInWithPhoneAuth.ts";

interface Props extends MobileLogInProps {
  settings: PhoneAuthSettings;
  onLoggedIn: (result: LoggedIn) => void;
}

/** Login with a code that the phone-auth provider sends and checks. */
export function PhoneAuthLogIn({ settings, onLoggedIn, ...props }: Props) {
  const { container, send, verify, problem, setProblem } = usePhoneAuth(settings);
  const { change } = useLogInWithPhoneAuth();

  async function handleSubmit(values: MobileLogInValues, { setStatus }: FormikHelpers<MobileLogInValues>) {
    setStatus(undefined);
    const idToken = await verify(values.code);
    if (idToken === null) return;
    const { countryDialingCode, mobile, remember } = values;
    const input = { idToken, countryDialingCode, mobile: mobile.trim(), remember };
    const { done, failure } = await change({ input });
    if (done) return onLoggedIn(toLoggedIn(done.logInWithPhoneAuth));
    const code = failure?.whole?.code ?? "";
    if (code.startsWith("PHONE_")) setProblem(phoneAuthProblem(code));
    else setStatus(failure);
  }

  return (
    <>
      <MobileLogInFields {...props} send={send} onSubmit={handleSubmit} />
      <div ref={container} />
      {problem && <PhoneAuthDialog problem={problem} onClose={() => setProblem(null)} />}
    </>
  );
}
