import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, type Source, validate } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Documents } from "../../../documents/documents.ts";
import { limitRules, tooComplex } from "../../../documents/limits.ts";
import { documentParts } from "../../../documents/operations.ts";

/** Refuses documents over the limits, in each step of yoga's own pipeline: by tokens, by rules, and by cost. */
export function useLimits(documents: Documents, isOpen: boolean): Plugin {
  const { limits } = documents;
  const cheapRules = limitRules(limits);

  const parseLimited = (source: string | Source) => {
    try {
      return parse(source, { maxLexicalTokens: limits.tokens, maxComments: limits.tokens });
    } catch (error) {
      throw isTokenLimit(error) ? tooComplex(`More than ${limits.tokens} tokens.`) : error;
    }
  };

  const refusalOf = (args: {
    document: ReturnType<typeof parse>;
    operationName?: unknown;
    variableValues?: unknown;
  }) => {
    const { document, operationName, variableValues } = args;
    const prepared = { document, parts: documentParts(document) };
    const variables = Object(variableValues ?? {});
    return documents.admit(prepared, typeof operationName === "string" ? operationName : undefined, variables).errors;
  };

  return {
    onParse({ setParseFn }) {
      setParseFn(parseLimited);
    },
    onValidate({ addValidationRule, setValidationFn }) {
      if (!isOpen) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) => {
        const tooMuch = validate(schema, document, cheapRules, { maxErrors: 5 });
        if (tooMuch.length > 0) return tooMuch;
        return validate(schema, document, rules, { maxErrors: 20, hideSuggestions: !isOpen });
      });
      return ({ result, setResult }) => setResult([...result].map(withCode));
    },
    onExecute({ args, setResultAndStopExecution }) {
      const errors = refusalOf(args);
      if (errors !== undefined) setResultAndStopExecution({ errors });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const errors = refusalOf(args);
      if (errors !== undefined) setResultAndStopExecution({ errors });
    },
  };
}

function isTokenLimit(error: unknown): boolean {
  return error instanceof GraphQLError && /more than \d+ tokens/.test(error.message);
}

function withCode(error: unknown): unknown {
  if (error instanceof GraphQLError) error.extensions.code ??= "GRAPHQL_VALIDATION_FAILED";
  return error;
}
