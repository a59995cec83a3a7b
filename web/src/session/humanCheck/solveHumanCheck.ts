import type { IEnvironment } from "relay-runtime";
import type { HumanCheckAnswerInput } from "../../__generated__/useLogInMutation.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";

/**
 * Asks the platform for a task that programs fail, and solves it at once; null when there is no task, or no way to solve it.
 * Rejects when the task could not be loaded: nothing should be sent then, because the platform would take the visitor for a
 * program.
 */
export const solveHumanCheck = (environment: IEnvironment): Promise<HumanCheckAnswerInput | null> =>
  loadChunk(() => import("./humanCheckAnswer.ts")).then(({ humanCheckAnswer }) => humanCheckAnswer(environment));
