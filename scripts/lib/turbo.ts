import { programs, root } from "./paths.ts";
import { runNode } from "./steps.ts";

/**
 * Runs a task of turbo.json in all workspaces that have it; false when it failed. Where nothing changed that a task reads,
 * turbo restores what it wrote the last time. A clean clone, as CI has it, runs every task.
 */
export const turbo = async (task: string): Promise<boolean> =>
  // Elsewhere turbo would only look at the workspace that it is called from.
  (await runNode([programs.turbo, "run", task, "--output-logs=errors-only"], { cwd: root })) === 0;
