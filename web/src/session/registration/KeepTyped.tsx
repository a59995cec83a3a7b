import { useFormikContext } from "formik";
import { useEffect } from "react";
import { tabMemory, VISITOR_PREFIX } from "../../browser/tabMemory.ts";
import { emptyRegistration, type RegistrationValues } from "./registrationFields.ts";

/** Only the user name outlasts a reload. A number or an address says who somebody is, and another person may use the tab next. */
const KEY = `${VISITOR_PREFIX}registerName`;

/** An empty registration, with the user name that was typed before the page was loaded again. */
export const typedRegistration = (): RegistrationValues => ({
  ...emptyRegistration,
  username: (tabMemory.recall(KEY) ?? "").slice(0, 255),
});

/** Call when the account is open: the next form begins empty. */
export const forgetRegistration = (): void => tabMemory.forget(KEY);

/** Keeps the user name of the registration around it in this tab. */
export function KeepTyped() {
  const { username } = useFormikContext<RegistrationValues>().values;
  useEffect(() => tabMemory.remember(KEY, username), [username]);
  return null;
}
