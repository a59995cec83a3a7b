import { useCallback } from "react";
import { fetchQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import shellQuery, { type ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import { environment, forgetAnswers } from "../relay/environment.ts";

/**
 * Forgets everything the store holds and asks for the screens anew, as whoever the cookie says. The shell's answer comes
 * first: a screen's would bring half a member, and the shell would show that half.
 */
export function useRenewScreens(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    forgetAnswers();
    await new Promise<void>((resolve) => {
      fetchQuery<ShellScreenQuery>(environment(), shellQuery, {}, { fetchPolicy: "network-only" }).subscribe({
        complete: resolve,
        // The screens say what is wrong.
        error: () => resolve(),
      });
    });
    await revalidate();
  }, [revalidate]);
}
