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

/** What the context of a request is made from, however the request came. */
export interface RequestInfo {
  headers: IncomingHttpHeaders;
  /** False for a partner's page: its cookies don't count. */
  bringsCookies: boolean;
  caller: Caller;
  trace: Trace;
  signal: AbortSignal;
}

/** A context, and what its use left behind. */
interface OpenContext<Context> {
  value: Context;
  /** `Set-Cookie` lines. */
  cookies(): string[];
  upstreamCalls(): number;
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

/** A way to carry out an operation. */
export type Lane<Context> = (execution: Execution<Context>) => Promise<Results>;

/**
 * The short way for documents that are prepared: graphql's own executor, without a Request or Response in between.
 * Answers as the yoga lane does.
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

/** A result whose errors are fit for strangers. */
export function maskedResult(result: ExecutionResult, mask: (error: unknown) => GraphQLError): ExecutionResult {
  return result.errors === undefined ? result : { ...result, errors: result.errors.map(mask) };
}

/** The same for each of a stream's results. */
export function maskedResults(
  results: Results,
  mask: (error: unknown) => GraphQLError,
): ExecutionResult | ResultStream {
  if (!isStream(results)) return maskedResult(results, mask);
  return mapped(results, (result) => maskedResult(result, mask));
}

/** Graphql's `execute`, with a code on the errors of a request that didn't come to execution. Both lanes use it. */
export async function executeOperation(args: ExecutionArgs): Promise<ExecutionResult> {
  return withRequestCode(await execute(args));
}

/** Graphql's `subscribe`, likewise. */
export async function subscribeToOperation(args: ExecutionArgs): Promise<Results> {
  const results = await subscribe(args);
  return isStream(results) ? results : withRequestCode(results);
}

/** Whether an operation answers with a stream. */
export function isStream(results: Results): results is AsyncIterable<ExecutionResult> {
  return Symbol.asyncIterator in results;
}

/** An error without a path, in an answer without data: the variables don't fit. Remade, so that it isn't masked. */
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

/** Not a generator function: one that waits for its next value can't be told to stop. */
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
