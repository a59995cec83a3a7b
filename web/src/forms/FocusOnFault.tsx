import { useFormikContext } from "formik";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Moves the focus to the first wrong field after its form was refused: on a phone it may be out of sight. */
export function FocusOnFault({ form }: { form: RefObject<HTMLFormElement | null> }): null {
  const { isSubmitting, submitCount } = useFormikContext();
  const lead = useEffectEvent(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [isSubmitting, submitCount]);
  return null;
}
