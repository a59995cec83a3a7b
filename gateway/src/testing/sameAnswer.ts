import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema } from "graphql";
import { expect } from "vitest";
import { compile } from "../execution/compile.ts";
import type { Answer, CompiledOperation, Fallback } from "../execution/executor.ts";
import { mostVariableErrors } from "../execution/fallback.ts";

/** A request that is executed by both engines, to compare their answers. */
export interface Compared {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Readonly<Record<string, unknown>>;
  /** Makes a new context for each execution. */
  context?: () => unknown;
  /** Makes a new root for each execution. */
  root?: () => unknown;
  /**
   * Errors of promises are compared without their order. Of those in a part that an error made null, some can come after
   * the answer: which ones depends on the order of promises, so one of them is compared with any other.
   */
  isLate?: boolean;
}

/** An answer as it is sent. */
export interface Sent {
  data: string | undefined;
  errors: string[];
}

/** Compiles the document's operation. */
export function compiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  onFallback?: (reason: Fallback) => void,
): CompiledOperation {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  if (operation?.kind !== "OperationDefinition") throw new Error("The document has no operation.");
  return compile({ schema, document, operation, hideSuggestions: false, ...(onFallback && { onFallback }) });
}

/** Expects that the compiled operation and graphql-js answer with the same bytes, also the second time. */
export async function expectSameAnswer(compared: Compared): Promise<Sent> {
  const { schema, document, variables = {}, isLate = false } = compared;
  const operation = compiled(schema, document);
  expect(operation.fallback).toBeUndefined();
  const byGraphql = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: compared.context?.(),
    rootValue: compared.root?.(),
    options: { maxCoercionErrors: mostVariableErrors },
  });
  const wanted = sent(
    byGraphql.data === undefined ? undefined : JSON.stringify(byGraphql.data),
    byGraphql.errors,
    isLate,
  );
  for (const _ of [1, 2]) {
    const answer = await operation.run({ variables, context: compared.context?.(), rootValue: compared.root?.() });
    expect(sent(dataOf(answer), answer.errors, isLate)).toEqual(wanted);
  }
  return wanted;
}

/** The data of an answer as JSON. */
export function dataOf({ data }: Answer): string | undefined {
  if (data === undefined || data === null) return data === null ? "null" : undefined;
  return `{${data.map(({ key, json }) => `"${key}":${json}`).join(",")}}`;
}

function sent(data: string | undefined, errors: readonly GraphQLError[] = [], isLate: boolean): Sent {
  if (!isLate) return { data, errors: errors.map((error) => JSON.stringify(error)) };
  const tree: unknown = data === undefined ? null : JSON.parse(data);
  const texts = errors.map((error) =>
    isInNullPart(tree, error.path ?? []) ? "in a part that is null" : JSON.stringify(error),
  );
  return { data, errors: [...new Set(texts)].sort() };
}

/** Whether the answer is null somewhere above a field. */
function isInNullPart(tree: unknown, path: readonly (string | number)[]): boolean {
  let at = tree;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return true;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return false;
}
