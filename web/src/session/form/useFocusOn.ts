import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for a form; focuses the named field when the form appears. */
export function useFocusOn(name: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [name]);
  return form;
}
