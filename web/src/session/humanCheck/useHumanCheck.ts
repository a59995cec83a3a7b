import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { HumanCheckAnswerInput } from "../../__generated__/useLogInMutation.graphql.ts";
import { newListeners } from "../../browser/listeners.ts";
import { solveHumanCheck } from "./solveHumanCheck.ts";

/** Solves a task as `solveHumanCheck` does, which it may have begun before. */
export type SolveHumanCheck = () => Promise<HumanCheckAnswerInput | null>;

type Answer = Promise<HumanCheckAnswerInput | null>;

/** A check that takes longer than this shows its progress. */
const patienceMs = 300;
/** Tasks expire after two minutes, so an older answer may come too late. */
const freshMs = 90_000;
/** A form that still exists this long after its answer was used was refused, and will be sent again. */
const againMs = 1_500;

let slow = 0;
const { listen, tell } = newListeners();
function count(change: 1 | -1) {
  slow += change;
  tell();
}
/** Whether a form has waited for a solution long enough to show it. */
export const useIsHumanCheckSlow = () => useSyncExternalStore(listen, () => slow > 0);

/**
 * Proves to the platform that a person uses the form. An answer works for one request. The task is solved while the
 * form is filled in, so that submitting it rarely has to wait.
 */
export function useHumanCheck(): SolveHumanCheck {
  const environment = useRelayEnvironment();
  const ahead = useRef<{ answer: Answer; since: number }>(undefined);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useCallback(() => {
    const answer = solveHumanCheck(environment);
    // A submit handles the failure. Without one it is not an error.
    answer.catch(() => undefined);
    ahead.current = { answer, since: Date.now() };
  }, [environment]);
  useEffect(() => {
    begin();
    return () => clearTimeout(again.current);
  }, [begin]);
  return () => {
    const { answer, since = 0 } = ahead.current ?? {};
    const isFresh = answer !== undefined && Date.now() - since < freshMs;
    ahead.current = undefined;
    clearTimeout(again.current);
    again.current = setTimeout(begin, againMs);
    const askNow = () => solveHumanCheck(environment);
    // The network may have been down when the form was opened.
    return reportWhenSlow(isFresh ? answer.catch(askNow) : askNow());
  };
}

async function reportWhenSlow(answer: Answer): Answer {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    count(1);
  }, patienceMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isSlow) count(-1);
  }
}
