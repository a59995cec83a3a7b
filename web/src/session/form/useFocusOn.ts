import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus in a form's field, by its name, when the form appears. The form takes the ref. */
export function useFocusOn(name: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [name]);
  return form;
}
