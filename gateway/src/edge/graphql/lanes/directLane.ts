import { type ExecutionArgs, subscribe } from "graphql";
import { mostVariableErrors } from "../../../execution/fallback.ts";
import type { CompiledOperations } from "../cache/compiledOperations.ts";
import type { OwnAnswers } from "../cache/ownAnswers.ts";
import type { Engine, Execution } from "../engine.ts";
import type { Lane, LaneAnswer } from "./lane.ts";
import { type Mask, maskedAnswer, maskedResult, maskedStream } from "./masking.ts";

/** Executes prepared documents, without a Request or Response in between: queries and mutations compiled. */
export function directLane<Context>(
  engine: Engine<Context>,
  operations: CompiledOperations,
  ownAnswers: OwnAnswers<Context>,
): Lane<Context> {
  return (execution) => {
    const { prepared, operation, context } = execution;
    if (prepared.errors !== undefined) return { result: { errors: prepared.errors } };
    const mask: Mask = (error) => engine.maskError(error, context);
    if (operation.type === "subscription") {
      const { hideSuggestions } = operations;
      return subscribeTo({ schema: engine.schema, document: prepared.document, hideSuggestions }, execution, mask);
    }
    const answer = ownAnswers.run(operations.of(prepared.document, operation.node), execution);
    return answer instanceof Promise ? answer.then((late) => maskedAnswer(late, mask)) : maskedAnswer(answer, mask);
  };
}

/**
 * Subscriptions stay with graphql-js. Most of their cost is in handling the platform's events, and executing their few
 * fields costs little.
 */
async function subscribeTo<Context>(
  document: Pick<ExecutionArgs, "schema" | "document" | "hideSuggestions">,
  { operationName, variables, context, signal }: Execution<Context>,
  mask: Mask,
): Promise<LaneAnswer> {
  const results = await subscribe({
    ...document,
    operationName,
    variableValues: variables,
    contextValue: context,
    abortSignal: signal,
    options: { maxCoercionErrors: mostVariableErrors },
  });
  return Symbol.asyncIterator in results
    ? { stream: maskedStream(results, mask) }
    : { result: maskedResult(results, mask) };
}
