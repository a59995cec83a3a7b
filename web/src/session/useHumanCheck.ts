import { useSyncExternalStore } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useHumanCheckMutation } from "../__generated__/useHumanCheckMutation.graphql.ts";
import type { HumanCheckAnswerInput } from "../__generated__/useLogInMutation.graphql.ts";
import { loadChunk } from "../ui/loadChunk.ts";

/** Solves a task of the platform's that tells people from programs; null when there is nothing to solve, or no way to. */
export type SolveHumanCheck = () => Promise<HumanCheckAnswerInput | null>;

/** What takes longer than this is told. */
const patienceMs = 300;

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

/** The way to show the platform that a person is at work; each answer is good for one request. */
export function useHumanCheck(): SolveHumanCheck {
  const environment = useRelayEnvironment();
  const ask = () =>
    new Promise<useHumanCheckMutation["response"]["requestHumanCheck"]["humanCheck"]>((resolve) => {
      commitMutation<useHumanCheckMutation>(environment, {
        mutation: graphql`
          mutation useHumanCheckMutation {
            requestHumanCheck {
              humanCheck {
                provider
                challenge
              }
            }
          }
        `,
        variables: {},
        onCompleted: ({ requestHumanCheck }) => resolve(requestHumanCheck.humanCheck),
        onError: () => resolve(null),
      });
    });
  return async () => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      count(1);
    }, patienceMs);
    try {
      return await solution(await ask());
    } catch {
      // The platform refuses what comes without, and the form says so.
      return null;
    } finally {
      clearTimeout(timer);
      if (isSlow) count(-1);
    }
  };
}

async function solution(
  task: useHumanCheckMutation["response"]["requestHumanCheck"]["humanCheck"],
): Promise<HumanCheckAnswerInput | null> {
  if (task?.provider !== "POW" || !task.challenge) return null;
  const { solveProofOfWork } = await loadChunk(() => import("./solveProofOfWork.ts"));
  const token = await solveProofOfWork(task.challenge);
  return token === null ? null : { provider: "POW", challenge: task.challenge, token };
}
