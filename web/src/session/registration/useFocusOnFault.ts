import { useFormikContext } from "formik";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Moves the focus to the first wrong field after the form was refused. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>): void {
  const { isSubmitting, submitCount } = useFormikContext();
  const lead = useEffectEvent(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [isSubmitting, submitCount]);
}
