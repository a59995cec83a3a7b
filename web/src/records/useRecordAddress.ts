import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The parameter of the page that a record shows: the cursor before it. */
export const afterParam = "after";

/**
 * The part of an address that says what a record shows. It changes in place, so that Back leaves the record. `params` is
 * what was chosen; `shown` lags behind it while the next answer is on its way.
 */
export function useRecordAddress() {
  const [shown, setParams] = useSearchParams();
  const address = shown.toString();
  // The router changes the address in a transition, which ends with the answer.
  const [chosen, setChosen] = useState(address);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setChosen(address);
  }
  /** The latest choice, also before the next render: a second change in the same event must not undo the first. */
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    edit(next);
    latest.current = next.toString();
    setChosen(latest.current);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    params: new URLSearchParams(chosen),
    shown,
    isBusy: chosen !== address,
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
