import { type DocumentNode, type ExecutionResult, execute } from "graphql";
import { mostConditions } from "./conditions.ts";
import type { Answer, CompileOptions, Fallback, RunInput } from "./executor.ts";

/** Most fields of an operation, in all its plans together. The web client's largest document has less than a tenth. */
export const mostFields = 2_000;
const incremental = ["defer", "stream"];

/**
 * Most errors of one request's variables. Each quotes a whole variable, so with graphql-js's default of 50 a request of
 * 200 kB got an answer of 8 MB.
 */
export const mostVariableErrors = 5;

/** Why an operation is left to graphql-js; undefined when it can be compiled. */
export function fallbackOf(
  { schema, document, operation }: CompileOptions,
  conditions: readonly string[] | undefined,
  size: number,
): Fallback | undefined {
  if (operation.operation === "subscription") return "subscription";
  if (!document.definitions.includes(operation) || schema.getRootType(operation.operation) == null)
    return "unknown-operation";
  if (incremental.some((name) => schema.getDirective(name) !== undefined)) return "incremental-delivery";
  if (hasFragmentVariables(document)) return "fragment-variables";
  if (operation.directives?.some(({ name }) => name.value === "experimental_disableErrorPropagation"))
    return "no-error-propagation";
  if (size > mostFields) return "many-fields";
  if (conditions === undefined || conditions.length > mostConditions) return "many-conditions";
  return undefined;
}

function hasFragmentVariables({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) => definition.kind === "FragmentDefinition" && (definition.variableDefinitions?.length ?? 0) > 0,
  );
}

/** Executes an operation with graphql-js. */
export async function runWithGraphqlJs(options: CompileOptions, input: RunInput): Promise<Answer> {
  const { schema, document, operation, hideSuggestions } = options;
  const { context, variables, signal, rootValue } = input;
  try {
    return answerOf(
      await execute({
        schema,
        document,
        rootValue,
        operationName: operation.name?.value,
        contextValue: context,
        variableValues: variables,
        abortSignal: signal,
        hideSuggestions,
        options: { maxCoercionErrors: mostVariableErrors },
      }),
    );
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

function answerOf({ data, errors }: ExecutionResult): Answer {
  if (data === null || data === undefined) return { data, errors };
  return { data: Object.entries(data).map(([key, value]) => ({ key, json: JSON.stringify(value) })), errors };
}
