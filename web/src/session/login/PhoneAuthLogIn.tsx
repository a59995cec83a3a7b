import type { FormikHelpers } from "formik";
import type { usePhoneAuth_settings$key } from "../../__generated__/usePhoneAuth_settings.graphql.ts";
import { PhoneAuthDialog } from "../phone/PhoneAuthDialog.tsx";
import { phoneAuthProblem } from "../phone/phoneAuthProblem.ts";
import { usePhoneAuth } from "../phone/usePhoneAuth.ts";
import { LogInForm, type LogInFormProps } from "./LogInForm.tsx";
import { type LogInValues, toLoggedIn } from "./useLogIn.ts";
import { useLogInWithPhoneAuth } from "./useLogInWithPhoneAuth.ts";

interface Props extends LogInFormProps {
  settings: usePhoneAuth_settings$key;
}

/** Login with a password, or with a code that the phone-auth provider sends and checks. */
export function PhoneAuthLogIn({ settings, ...props }: Props) {
  const { container, send, verify, problem, setProblem } = usePhoneAuth(settings);
  const { change } = useLogInWithPhoneAuth();

  async function handleSubmit(values: LogInValues, { setStatus }: FormikHelpers<LogInValues>) {
    setStatus(undefined);
    const idToken = await verify(values.code);
    if (idToken === null) return;
    const { countryDialingCode, mobile, remember } = values;
    const input = { idToken, countryDialingCode, mobile: mobile.trim(), remember };
    const { done, failure } = await change({ input });
    if (done) return props.onLoggedIn(toLoggedIn(done.logInWithPhoneAuth));
    const code = failure?.whole?.code ?? "";
    if (code.startsWith("PHONE_")) setProblem(phoneAuthProblem(code));
    else setStatus(failure);
  }

  return (
    <>
      <LogInForm {...props} byNumber={{ send, onSubmit: handleSubmit }} />
      <div ref={container} />
      {problem && <PhoneAuthDialog problem={problem} onClose={() => setProblem(null)} />}
    </>
  );
}
