import { solveChallengeWorkers } from "altcha-lib/v1";

/** More than this makes phones hot and nothing faster. */
const mostWorkers = 4;

/** The number that solves a task, found beside the page; null when there is none, or the task can't be read. */
export async function solveProofOfWork(task: string): Promise<string | null> {
  const { challenge, salt, algorithm, maxnumber } = JSON.parse(task);
  const solution = await solveChallengeWorkers(
    () => new Worker(new URL("./humanCheck.worker.ts", import.meta.url), { type: "module" }),
    Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    challenge,
    salt,
    algorithm,
    maxnumber,
  );
  return solution === null ? null : String(solution.number);
}
