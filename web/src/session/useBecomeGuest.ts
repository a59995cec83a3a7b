import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { forgetAnswers } from "../relay/environment.ts";

/** Forgets everything the store holds and asks for the screens anew, as whoever the cookie says. */
export function useBecomeGuest(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    forgetAnswers();
    return revalidate();
  }, [revalidate]);
}
