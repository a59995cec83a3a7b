import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { humanCheckAnswerMutation } from "../../__generated__/humanCheckAnswerMutation.graphql.ts";
import type { HumanCheckAnswerInput } from "../../__generated__/useLogInMutation.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";
import { commit } from "../../change/commit.ts";

type Task = humanCheckAnswerMutation["response"]["requestHumanCheck"]["humanCheck"];

/** Asks the platform for a task and solves it; null when there is no task, or no way to solve it. Rejects on a failure. */
export async function humanCheckAnswer(environment: IEnvironment): Promise<HumanCheckAnswerInput | null> {
  const task = await askForTask(environment);
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

async function askForTask(environment: IEnvironment): Promise<Task> {
  const { requestHumanCheck } = await commit<humanCheckAnswerMutation>(environment, {
    mutation: graphql`
      mutation humanCheckAnswerMutation {
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
  });
  return requestHumanCheck.humanCheck;
}
