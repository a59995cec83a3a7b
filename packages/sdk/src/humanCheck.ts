import { solve, type Task } from "@atrium/schema/proofOfWork";
import type { HumanCheckAnswerInput, RequestHumanCheckMutation } from "./__generated__/documents.generated.ts";
import { AtriumError } from "./atriumError.ts";
import { pauseFor } from "./pauses.ts";
import { numberIn, parsed, textIn } from "./unknown.ts";

/** A task that tells people from programs. */
export type HumanCheckTask = NonNullable<RequestHumanCheckMutation["requestHumanCheck"]["humanCheck"]>;

/** Numbers tried before the page may do something else: some ten milliseconds. */
const SLICE = 5_000;
/** To try more would keep a phone busy for a minute. */
const MOST_NUMBERS = 2 ** 24;

/** Solves a task; `others` solves those that are no proof of work. */
export async function solvedTask(
  task: HumanCheckTask,
  others?: (task: HumanCheckTask) => Promise<string>,
): Promise<HumanCheckAnswerInput> {
  const { provider, challenge } = task;
  const token = provider === "POW" ? await solveWork(taskIn(challenge)) : await others?.(task);
  if (token === undefined) {
    throw new AtriumError({ code: "HUMAN_CHECK_FAILED", message: `Nothing solves ${provider}.` });
  }
  return { provider, challenge, token };
}

function taskIn(text: string | null): Task {
  const given = Object(parsed(text));
  const [challenge, salt] = [textIn(given, "challenge") ?? "", textIn(given, "salt") ?? ""];
  return { challenge, salt, maxnumber: Math.min(numberIn(given, "maxnumber") ?? 0, MOST_NUMBERS) };
}

async function solveWork(task: Task): Promise<string | undefined> {
  for (let first = 0; first <= task.maxnumber; first += SLICE) {
    const found = solve(task, first, first + SLICE - 1);
    if (found !== null) return String(found);
    await pauseFor(0);
  }
  return undefined;
}
