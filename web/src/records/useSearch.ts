import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Changes, Search } from "./search.ts";

/** A list's part of the address. */
export interface SearchState<Values> {
  /** How the address is read and written. */
  search: Search<Values>;
  /** What was chosen; `shown` lags behind it while the next answer is on its way. */
  chosen: Values;
  shown: Values;
  isBusy: boolean;
  /** The parameters of what was chosen. */
  own: URLSearchParams;
  /** What is shown, as a text: another one begins with one page. */
  filter: string;
  /** The cursor before the page that is shown; null for the first one. */
  after: string | null;
  /** Sets parameters; an empty text removes one. Begins at the first page. */
  set: (changes: Changes) => void;
  /** Opens the page after a cursor; the first page for null. */
  goToPage: (after: string | null, changes?: Changes) => void;
}

/**
 * Keeps what a list shows in the address, where each choice is an entry of the history (decision 31): Back and a reload give the
 * same screen, and a copied link opens it elsewhere.
 */
export function useSearch<Values>(search: Search<Values>): SearchState<Values> {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  // The router changes the address in a transition, which ends with the answer.
  const [chosen, setChosen] = useState(address);
  // Not the address: Back to the same one, before the answer to a choice, takes the choice back.
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  if (seen !== location) {
    setSeen(location);
    setChosen(address);
  }
  /** The latest choice, also before the next render: a second change in the same event must not undo the first. */
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const go = (next: URLSearchParams) => {
    const isSame = next.toString() === latest.current;
    latest.current = next.toString();
    setChosen(latest.current);
    setParams(next, { replace: isSame, preventScrollReset: true });
  };
  const wanted = new URLSearchParams(chosen);
  return {
    search,
    chosen: search.read(wanted),
    shown: search.read(params),
    isBusy: chosen !== address,
    own: search.own(wanted),
    filter: search.own(params).toString(),
    after: params.get(search.after),
    set: (changes) => go(search.address(new URLSearchParams(latest.current), changes)),
    goToPage(after, changes = {}) {
      const next = search.address(new URLSearchParams(latest.current), changes);
      if (after !== null) next.set(search.after, after);
      go(next);
    },
  };
}
