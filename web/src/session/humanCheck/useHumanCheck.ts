import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useHumanCheckMutation } from "../../__generated__/useHumanCheckMutation.graphql.ts";
import type { HumanCheckAnswerInput } from "../../__generated__/useLogInMutation.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";

/** Solves a task of the platform's that tells people from programs; null when there is nothing to solve, or no way to. */
export type SolveHumanCheck = () => Promise<HumanCheckAnswerInput | null>;

type Answer = Promise<HumanCheckAnswerInput | null>;

/** What takes longer than this is told. */
const patienceMs = 300;
/** Tasks are good for two minutes; an answer that is older than this may come too late. */
const freshMs = 90_000;
/** A form that is still there so long after its answer was used was refused, and will be sent again. */
const againMs = 1_500;

let slow = 0;
const listeners = new Set<() => void>();
function count(change: 1 | -1) {
  slow += change;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is waiting for a task to be solved. */
export const useIsHumanCheckSlow = () => useSyncExternalStore(subscribe, () => slow > 0);

/**
 * The way to show the platform that a person is at work; each answer is good for one request. It is looked for while
 * the form is being filled in, so that whoever sends it seldom has to wait.
 */
export function useHumanCheck(): SolveHumanCheck {
  const environment = useRelayEnvironment();
  const ahead = useRef<{ answer: Answer; since: number }>(undefined);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useCallback(() => {
    ahead.current = { answer: find(environment), since: Date.now() };
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
    return toldWhenSlow(isFresh ? answer : find(environment));
  };
}

async function toldWhenSlow(answer: Answer): Answer {
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

/** Null also when something fails on the way: the platform refuses what comes without, and the form says so. */
const find = async (environment: IEnvironment): Answer => solution(await ask(environment)).catch(() => null);

const ask = (environment: IEnvironment) =>
  new Promise<useHumanCheckMutation["response"]["requestHumanCheck"]["humanCheck"]>((resolve) => {
    commitMutation<useHumanCheckMutation>(environment, {
      mutation: graphql`
        mutation useHumanCheckMutation {
          requestHumanCheck {
            humanCheck {
              provider
              challenge
              siteKey
            }
          }
        }
      `,
      variables: {},
      onCompleted: ({ requestHumanCheck }) => resolve(requestHumanCheck.humanCheck),
      onError: () => resolve(null),
    });
  });

async function solution(
  task: useHumanCheckMutation["response"]["requestHumanCheck"]["humanCheck"],
): Promise<HumanCheckAnswerInput | null> {
  if (task?.provider === "TURNSTILE" && task.siteKey) {
    const { solveTurnstile } = await loadChunk(() => import("./solveTurnstile.ts"));
    const token = await solveTurnstile(task.siteKey);
    return token === null ? null : { provider: "TURNSTILE", challenge: null, token };
  }
  if (task?.provider !== "POW" || !task.challenge) return null;
  const { solveProofOfWork } = await loadChunk(() => import("./solveProofOfWork.ts"));
  const token = await solveProofOfWork(task.challenge);
  return token === null ? null : { provider: "POW", challenge: task.challenge, token };
}
