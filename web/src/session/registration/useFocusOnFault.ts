import { useFormikContext } from "formik";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Leads to the first field that is wrong, when a form was sent and is still there. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>): void {
  const { isSubmitting, submitCount } = useFormikContext();
  const lead = useEffectEvent(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [isSubmitting, submitCount]);
}
