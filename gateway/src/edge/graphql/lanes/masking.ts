import { type ExecutionResult, GraphQLError } from "graphql";
import type { OwnAnswer } from "../cache/ownAnswers.ts";
import type { LaneAnswer } from "./lane.ts";

/** Makes an error safe to send. */
export type Mask = (error: unknown) => GraphQLError;

/** The answer of a run with errors that are safe to send. */
export function maskedAnswer({ data, errors, bodies }: OwnAnswer, mask: Mask): LaneAnswer {
  if (data === undefined) return { result: maskedResult({ errors: errors ?? [] }, mask) };
  const masked = errors?.map(mask);
  return data === null
    ? { result: { data, errors: masked ?? [] } }
    : { pieces: { values: data, errors: masked, bodies } };
}

/** A result with errors that are safe to send. */
export function maskedResult(result: ExecutionResult, mask: Mask): ExecutionResult {
  if (result.errors === undefined) return result;
  const errors = "data" in result ? result.errors : result.errors.map(withRequestCode);
  return { ...result, errors: errors.map(mask) };
}

/**
 * An error without a path, in an answer without data, means that the variables don't match. It gets a code, so that it
 * is not masked.
 */
function withRequestCode(error: GraphQLError): GraphQLError {
  if (error.path !== undefined || error.extensions.code !== undefined) return error;
  return new GraphQLError(withoutValue(error.message), {
    nodes: error.nodes,
    extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
  });
}

/** graphql-js ends such a message with the whole input object, also with its password. */
const withoutValue = (message: string) => message.replace(/, found: .*$/s, ".").replace(/ Found: .*$/s, "");

/** The results of a stream with errors that are safe to send. */
export function maskedStream(source: AsyncIterable<ExecutionResult>, mask: Mask): AsyncIterable<ExecutionResult> {
  return mapped(source, (result) => maskedResult(result, mask));
}

/** Not a generator function, because `return` does not interrupt a generator that waits for its next value. */
function mapped(
  source: AsyncIterable<ExecutionResult>,
  change: (result: ExecutionResult) => ExecutionResult,
): AsyncGenerator<ExecutionResult, void, void> {
  const iterator = source[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  const stop = async () => {
    await iterator.return?.();
    return over;
  };
  return {
    async next() {
      const next = await iterator.next();
      return next.done === true ? over : { done: false, value: change(next.value) };
    },
    return: stop,
    async throw(error) {
      await stop();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}
