import { useFormikContext } from "formik";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { tabMemory } from "../browser/tabMemory.ts";
import { readAmount, writeAmount } from "./amounts.ts";

/** The forms that keep their amount over a reload. */
type MoneyForm = "deposit" | "withdraw";

const keyOf = (form: MoneyForm, currency: string) => `typed.${form}.${currency}`;

/** The amount that was typed before the page was loaded again, as text for the field. */
export function typedBefore(form: MoneyForm, currency: string, locale: string): string {
  const amount = readAmount(tabMemory.recall(keyOf(form, currency)) ?? "", "en");
  return amount === null ? "" : writeAmount(amount, locale);
}

/** Call when the amount was sent: the next form begins empty. */
export const forgetTyped = (form: MoneyForm, currency: string): void => tabMemory.forget(keyOf(form, currency));

/** Keeps the field `amount` of the form around it in this tab, without the language's signs. A logout removes it. */
export function KeepAmount({ form, currency }: { form: MoneyForm; currency: string }) {
  const { values } = useFormikContext<{ amount: string }>();
  const { locale } = useIntl();
  const amount = readAmount(values.amount, locale);
  useEffect(() => {
    if (amount === null) forgetTyped(form, currency);
    else tabMemory.remember(keyOf(form, currency), amount);
  }, [form, currency, amount]);
  return null;
}
