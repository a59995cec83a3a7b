import { useSyncExternalStore } from "react";

const QUERY = "(max-width: 47.99rem)";

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is as narrow as a phone's, as in the style sheets. */
export const usePhone = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
