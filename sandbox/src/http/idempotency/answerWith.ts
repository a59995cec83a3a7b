import type { Context } from "hono";
import type { Tx } from "../../db/openDatabase.ts";
import type { IdempotentEnv } from "../env.ts";
import { envelope } from "../envelope.ts";
import type { Claims } from "./claims.ts";

/** Stores the answer to a change in the change's own transaction. Call it at the end of that transaction. */
export type KeepAnswer<Result> = (tx: Tx, result: Result) => Promise<void>;

/**
 * Answers an idempotent request with the result of a change. The answer is stored in the change's transaction: a repeat gets
 * it even when the process dies right after the commit. `viewOf` makes the value of the answer.
 */
export async function answerWith<Result>(
  c: Context<IdempotentEnv>,
  { claims }: { claims: Claims },
  change: (keepAnswer: KeepAnswer<Result>) => Promise<unknown>,
  viewOf: (result: Result, tx: Tx) => unknown,
): Promise<Response> {
  let answer: string | undefined;
  await change(async (tx, result) => {
    answer = JSON.stringify(envelope(c, await viewOf(result, tx)));
    await claims.answerIn(tx, c.var.claimedKey, { status: 200, answer });
  });
  if (answer === undefined) throw new Error(`${c.req.path} kept no answer`);
  return c.body(answer, 200, { "Content-Type": "application/json" });
}
