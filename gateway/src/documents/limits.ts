import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLField,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { type DocumentParts, documentParts, fieldsOf } from "./operations.ts";

/** Limits of one request. They are the same for all callers. */
export interface Limits {
  depth: number;
  aliases: number;
  rootFields: number;
  directives: number;
  /** Fields with the same response name. Validation compares each with each. */
  repeats: number;
  tokens: number;
  nodes: number;
  cost: number;
  /** For registered documents. They are known, and a caller can only vary their variables. */
  registeredCost: number;
}

export const defaultLimits: Limits = {
  depth: 10,
  aliases: 15,
  rootFields: 20,
  directives: 50,
  repeats: 60,
  tokens: 1_000,
  nodes: 10_000,
  cost: 1_000,
  registeredCost: 2_500,
};

/** Rules that only need the document's text. They run before validation, which is expensive for hostile documents. */
export function limitRules(limits: Limits): ValidationRule[] {
  return [
    countRule("aliases", limits.aliases, (count) => ({
      Field: (node) => {
        if (node.alias !== undefined) count();
      },
    })),
    countRule("directives", limits.directives, (count) => ({ Directive: () => count() })),
    repeatRule(limits.repeats),
    (context) => ({
      Document(document) {
        const parts = documentParts(document);
        for (const operation of parts.operations) {
          const roots = fieldsOf(operation.selectionSet, parts.fragments);
          if (roots.length > limits.rootFields) {
            context.reportError(tooComplex(`More than ${limits.rootFields} fields at the root.`));
          }
          const fields = context.getSchema().getRootType(operation.operation)?.getFields() ?? {};
          const guarded = roots.filter(({ name }) => isOncePerRequest(fields[name.value]));
          if (guarded.length > 1) {
            const names = [...new Set(guarded.map((field) => field.name.value))].join(", ");
            context.reportError(
              new GraphQLError(`One of these to a request, once: ${names}.`, {
                extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
              }),
            );
          }
          if (isDeeper(operation.selectionSet, parts, limits.depth)) {
            context.reportError(
              new GraphQLError(`Nested more than ${limits.depth} levels deep.`, {
                extensions: { code: "QUERY_TOO_DEEP", limit: limits.depth },
              }),
            );
          }
        }
        return undefined;
      },
    }),
  ];
}

const isOncePerRequest = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field?.astNode?.directives?.some(({ name }) => name.value === "oncePerRequest") ?? false;

export function tooComplex(message: string, cost?: { requested: number; limit: number }): GraphQLError {
  return new GraphQLError(message, {
    extensions: cost === undefined ? { code: "QUERY_TOO_COMPLEX" } : { code: "QUERY_TOO_COMPLEX", cost },
  });
}

function countRule(what: string, limit: number, visitor: (count: () => void) => ASTVisitor): ValidationRule {
  return (context) => {
    let seen = 0;
    return visitor(() => {
      seen += 1;
      // Report the first error only: a document with ten thousand errors must not get as many messages.
      if (seen === limit + 1) context.reportError(tooComplex(`More than ${limit} ${what}.`));
    });
  };
}

function repeatRule(limit: number): ValidationRule {
  return (context) => {
    const seen = new Map<string, number>();
    return {
      Field({ alias, name }) {
        const key = alias?.value ?? name.value;
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        if (count === limit + 1) context.reportError(tooComplex(`More than ${limit} fields with one name.`));
      },
    };
  };
}

/**
 * Whether fields are nested deeper than the limit. graphql-js has its own rule for introspection. Each fragment is
 * measured once, so nested fragments cost no more than their text.
 */
function isDeeper(root: SelectionSetNode, parts: DocumentParts, limit: number): boolean {
  const heights = new Map<string, number>();
  const underway = new Set<string>();
  const height = (set: SelectionSetNode): number => {
    let highest = 0;
    for (const selection of set.selections) {
      let here = 0;
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith("__")) continue;
        here = 1 + (selection.selectionSet === undefined ? 0 : height(selection.selectionSet));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        here = height(selection.selectionSet);
      } else {
        here = heightOfFragment(selection.name.value);
      }
      highest = Math.max(highest, here);
    }
    return highest;
  };
  const heightOfFragment = (name: string): number => {
    const known = heights.get(name);
    if (known !== undefined) return known;
    const fragment = parts.fragments.get(name);
    // Validation refuses a cycle. Here it must only not loop forever.
    if (fragment === undefined || underway.has(name)) return 0;
    underway.add(name);
    const measured = height(fragment.selectionSet);
    underway.delete(name);
    heights.set(name, measured);
    return measured;
  };
  return height(root) > limit;
}
