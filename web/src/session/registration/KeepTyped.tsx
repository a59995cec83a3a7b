import { useFormikContext } from "formik";
import { useEffect } from "react";
import { tabMemory } from "../../browser/tabMemory.ts";
import { emptyRegistration, type RegistrationValues } from "./registrationFields.ts";

/** The fields that outlast a reload. Numbers and e-mail addresses do not: another person may use the device next. */
const KEPT = ["username", "countryDialingCode"] as const;

const keyOf = (field: (typeof KEPT)[number]) => `typed.register.${field}`;

/** An empty registration, with what was typed before the page was loaded again. */
export const typedRegistration = (): RegistrationValues => ({
  ...emptyRegistration,
  ...Object.fromEntries(KEPT.map((field) => [field, (tabMemory.recall(keyOf(field)) ?? "").slice(0, 255)])),
});

/** Call when the account is open: the next form begins empty. */
export function forgetRegistration(): void {
  for (const field of KEPT) tabMemory.forget(keyOf(field));
}

/** Keeps what is typed into the registration around it in this tab. A logout removes it. */
export function KeepTyped() {
  const { values } = useFormikContext<RegistrationValues>();
  useEffect(() => {
    for (const field of KEPT) tabMemory.remember(keyOf(field), values[field]);
  }, [values]);
  return null;
}
