import { startTransition, useDeferredValue, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** The parameter of the page that a record shows: the cursor before it. */
export const afterParam = "after";

/**
 * The part of an address that says what a record shows. It changes in place, so that Back leaves the record. `shown` lags
 * behind while the next answer is on its way.
 */
export function useRecordAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const shown = useDeferredValue(address);
  /** The address with changes that are not on the screen yet: the next change is made to it. */
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(wanted.current);
    edit(next);
    wanted.current = next;
    startTransition(() => setParams(next, { replace: true, preventScrollReset: true }));
  };
  return {
    params,
    shown: new URLSearchParams(shown),
    isBusy: shown !== address,
    /** Sets parameters; an empty value removes one. Another filter begins on its first page. */
    filter: (values: Readonly<Record<string, string>>) =>
      change((next) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        next.delete(afterParam);
      }),
    goToPage: (after: string | null) =>
      change((next) => {
        if (after === null) next.delete(afterParam);
        else next.set(afterParam, after);
      }),
  };
}
