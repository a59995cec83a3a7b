import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { forgetAnswers } from "./network/environment.ts";

/** Runs all queries of the screen again, without the store's data, which may have gaps. */
export function useAskAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    forgetAnswers();
    return revalidate();
  }, [revalidate]);
}
