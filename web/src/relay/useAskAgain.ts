import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { forgetAnswers } from "./environment.ts";

/** Asks for everything on the screen again: what is in the store, with its gaps, would otherwise be taken for an answer. */
export function useAskAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    forgetAnswers();
    return revalidate();
  }, [revalidate]);
}
