import { useFormikContext } from "formik";
import { InDoubt } from "../idempotency/InDoubt.tsx";
import type { MoneyChange } from "../idempotency/sentChanges.ts";
import { FormError } from "./FormError.tsx";

/**
 * The error of a form that moves money. As long as nobody knows whether its change arrived, it says so, also after a reload
 * and in another tab, asks, and leads to the record or sends the change again.
 */
export function MoneyFormError({ change }: { change: MoneyChange }) {
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const send = dirty ? () => void submitForm() : undefined;
  return <FormError unanswered={isSubmitting ? null : <InDoubt change={change} onSend={send} />} />;
}
