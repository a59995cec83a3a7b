import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";
import { useSmsSender } from "../phone/useSmsSender.ts";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

/** A registration with codes that the platform sends. */
export function RegisterBySms(props: RegisterFormProps) {
  const purpose = props.method === "MOBILE" ? "REGISTER_MOBILE" : "REGISTER_USERNAME";
  const send = useSmsSender(purpose, useHumanCheck());
  return <RegisterForm {...props} send={send} />;
}
