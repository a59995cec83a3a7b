import type { PhoneAuthSettings } from "./phoneAuth.ts";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";
import { usePhoneAuth } from "./usePhoneAuth.ts";

/** A registration whose codes the phone-auth provider sends and checks; where it doesn't agree, the form stops silently. */
export function RegisterByPhoneAuth({ phoneAuth, ...props }: RegisterFormProps & { phoneAuth: PhoneAuthSettings }) {
  const { container, send, verify } = usePhoneAuth(phoneAuth);
  return (
    <>
      <RegisterForm {...props} send={send} verify={verify} />
      <div ref={container} />
    </>
  );
}
