import type { IncomingHttpHeaders } from "node:http";
import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  subscribe,
} from "graphql";
import type { PreparedDocument, PreparedOperation } from "../../documents/documents.ts";
import type { Trace } from "../../telemetry/trace.ts";
import type { Caller } from "../http/caller.ts";

/** The parts of a request that its context is made from. */
export interface RequestInfo {
  headers: IncomingHttpHeaders;
  /** False for a partner's page: its cookies are ignored. */
  bringsCookies: boolean;
  caller: Caller;
  trace: Trace;
  signal: AbortSignal;
}

/** A context, and what the request's use of it produced. */
interface OpenContext<Context> {
  value: Context;
  /** `Set-Cookie` lines. */
  cookies(): string[];
  upstreamCalls(): number;
  /** Names the caller's session without revealing it; undefined for guests. */
  sessionKey(): string | undefined;
}

/** The schema, and what execution needs of the rest of the gateway. */
export interface Engine<Context> {
  schema: GraphQLSchema;
  openContext(info: RequestInfo): OpenContext<Context> | Promise<OpenContext<Context>>;
  /** Makes an error safe to send. `requestId` is used where there is no context yet. */
  maskError(error: unknown, context: Context | undefined, requestId?: string): GraphQLError;
}

/** An operation that passed admission. */
export interface AcceptedOperation {
  prepared: PreparedDocument;
  operation: PreparedOperation;
  text: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** An accepted operation with the context in which it is executed. */
export interface Execution<Context> extends AcceptedOperation {
  context: Context;
  signal: AbortSignal;
}

/** One result, or one for each event. */
export type Results = ExecutionResult | AsyncIterable<ExecutionResult>;

type ResultStream = AsyncGenerator<ExecutionResult, void, void>;

/** One way to execute an operation. */
export type Lane<Context> = (execution: Execution<Context>) => Promise<Results>;

/**
 * Executes prepared documents with graphql-js, without a Request or Response in between. Its answers equal those of the
 * yoga lane.
 */
export function directLane<Context>({ schema, maskError }: Engine<Context>): Lane<Context> {
  return async ({ prepared, operation, operationName, variables, context, signal }) => {
    if (prepared.errors !== undefined) return { errors: prepared.errors };
    const args: ExecutionArgs = {
      schema,
      document: prepared.document,
      operationName,
      variableValues: variables,
      contextValue: context,
      abortSignal: signal,
    };
    return operation.type === "subscription"
      ? maskedResults(await subscribeToOperation(args), (error) => maskError(error, context))
      : maskedResult(await executeOperation(args), (error) => maskError(error, context));
  };
}

/** The result with errors that are safe to send. */
export function maskedResult(result: ExecutionResult, mask: (error: unknown) => GraphQLError): ExecutionResult {
  return result.errors === undefined ? result : { ...result, errors: result.errors.map(mask) };
}

/** The same for each result of a stream. */
export function maskedResults(
  results: Results,
  mask: (error: unknown) => GraphQLError,
): ExecutionResult | ResultStream {
  if (!isStream(results)) return maskedResult(results, mask);
  return mapped(results, (result) => maskedResult(result, mask));
}

/** graphql-js's `execute`, which also sets a code on errors that came before execution. Both lanes use it. */
export async function executeOperation(args: ExecutionArgs): Promise<ExecutionResult> {
  return withRequestCode(await execute(args));
}

/** The same for graphql-js's `subscribe`. */
export async function subscribeToOperation(args: ExecutionArgs): Promise<Results> {
  const results = await subscribe(args);
  return isStream(results) ? results : withRequestCode(results);
}

/** Whether an operation answers with a stream. */
export function isStream(results: Results): results is AsyncIterable<ExecutionResult> {
  return Symbol.asyncIterator in results;
}

/**
 * An error without a path, in an answer without data, means that the variables don't match. It gets a code, so that it
 * is not masked.
 */
function withRequestCode(result: ExecutionResult): ExecutionResult {
  if ("data" in result || result.errors === undefined) return result;
  const errors = result.errors.map((error) =>
    error.path !== undefined || error.extensions.code !== undefined
      ? error
      : new GraphQLError(error.message, {
          nodes: error.nodes,
          extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
        }),
  );
  return { ...result, errors };
}

/** Not a generator function, because `return` does not interrupt a generator that waits for its next value. */
function mapped(
  source: AsyncIterable<ExecutionResult>,
  change: (result: ExecutionResult) => ExecutionResult,
): ResultStream {
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
