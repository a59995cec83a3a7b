import type { usePhoneAuth_settings$key } from "../../__generated__/usePhoneAuth_settings.graphql.ts";
import { usePhoneAuth } from "../phone/usePhoneAuth.ts";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

/**
 * A registration with codes that the phone-auth provider sends and checks. When the provider refuses, the form stops
 * without a message.
 */
export function RegisterByPhoneAuth({
  phoneAuth,
  ...props
}: RegisterFormProps & { phoneAuth: usePhoneAuth_settings$key }) {
  const { container, send, verify } = usePhoneAuth(phoneAuth);
  return (
    <>
      <RegisterForm {...props} send={send} verify={verify} />
      <div ref={container} />
    </>
  );
}
