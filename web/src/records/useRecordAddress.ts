import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The parameter of the page that a record shows: the cursor before it. */
export const afterParam = "after";

/**
 * The part of an address that says what a record shows. It changes in place, so that Back leaves the record. `params` is
 * what was chosen; `shown` lags behind it while the next answer is on its way. Only parameters that begin with `prefix`
 * belong to the record; `params` and `shown` have them without it. A record on a screen needs a prefix, because a pane with
 * another record may open over it.
 */
export function useRecordAddress(prefix = "") {
  const [whole, setParams] = useSearchParams();
  const address = whole.toString();
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
    params: withoutPrefix(new URLSearchParams(chosen), prefix),
    shown: withoutPrefix(whole, prefix),
    isBusy: chosen !== address,
    /** Sets parameters; an empty value removes one. Another filter begins on its first page. */
    filter: (values: Readonly<Record<string, string>>) =>
      change((next) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === "") next.delete(prefix + name);
          else next.set(prefix + name, value);
        }
        next.delete(prefix + afterParam);
      }),
    goToPage: (after: string | null) =>
      change((next) => {
        if (after === null) next.delete(prefix + afterParam);
        else next.set(prefix + afterParam, after);
      }),
  };
}

/** The parameters that begin with a prefix, under their names without it. */
function withoutPrefix(params: URLSearchParams, prefix: string): URLSearchParams {
  if (prefix === "") return params;
  const own = [...params].filter(([name]) => name.startsWith(prefix));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
