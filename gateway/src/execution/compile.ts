import { GraphQLError, getVariableValues, locatedError, type VariableValues } from "graphql";
import { conditionsOf, outcomeOf } from "./conditions.ts";
import type { Answer, Compile, CompiledOperation, CompileOptions, Fallback } from "./executor.ts";
import { fallbackOf, mostVariableErrors, runWithGraphqlJs } from "./fallback.ts";
import { Plans } from "./plans.ts";
import type { WriteRoot } from "./root.ts";
import { Run } from "./run.ts";
import { sizeOf } from "./size.ts";
import { sourceOf } from "./source.ts";
import { untilAborted } from "./untilAborted.ts";

const noVariables: VariableValues = { sources: Object.create(null), coerced: Object.create(null) };

/** Compiles queries and mutations to functions that write the answer as JSON text. See docs/adr/0024. */
export const compile: Compile = (options) => {
  const { schema, document, operation, hideSuggestions, onFallback } = options;
  const source = sourceOf(options);
  const size = sizeOf(operation, source.fragments);
  const conditions = conditionsOf(document);
  const fallback = fallbackOf(options, conditions, size);
  if (fallback !== undefined || conditions === undefined) {
    return leftToGraphqlJs(options, fallback ?? "many-conditions", size);
  }
  const definitions = operation.variableDefinitions ?? [];
  const plans = new Plans(source, conditions, size);
  const strictness = { maxErrors: mostVariableErrors, hideSuggestions };
  return {
    fallback: undefined,
    size: size * plans.most,
    run(input) {
      let variables = noVariables;
      if (definitions.length > 0) {
        const read = getVariableValues(schema, definitions, input.variables, strictness);
        if (read.errors !== undefined) return { data: undefined, errors: read.errors };
        variables = read.variableValues;
      }
      const outcome = outcomeOf(conditions, variables.coerced);
      if (outcome === undefined) {
        onFallback?.("null-condition");
        return runWithGraphqlJs(options, input);
      }
      input.signal?.throwIfAborted();
      return answer(plans.for(outcome), new Run(source, input, variables));
    },
  };
};

function leftToGraphqlJs(options: CompileOptions, fallback: Fallback, size: number): CompiledOperation {
  return {
    fallback,
    size,
    run(input) {
      options.onFallback?.(fallback);
      return runWithGraphqlJs(options, input);
    },
  };
}

function answer(write: WriteRoot, run: Run): Answer | Promise<Answer> {
  const failed = (error: unknown): Answer => {
    run.add(error instanceof GraphQLError ? error : locatedError(error, undefined, undefined), undefined);
    return { data: null, errors: run.errors };
  };
  try {
    const values = write(run);
    if (!(values instanceof Promise)) return { data: values, errors: run.errors };
    const late = values.then((data): Answer => ({ data, errors: run.errors }), failed);
    return run.signal === undefined ? late : untilAborted(late, run.signal);
  } catch (error) {
    return failed(error);
  }
}
