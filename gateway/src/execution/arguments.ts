import { type FieldNode, type GraphQLField, getArgumentValues, visit } from "graphql";
import type { FieldSpec, Plan } from "./plan.ts";

const none: Record<string, unknown> = Object.freeze(Object.create(null));

/** How a field gets its arguments: constant ones once, those with variables once per run. */
export function argumentsOf(
  plan: Plan,
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): FieldSpec["args"] {
  if (definition.args.length === 0) return () => none;
  if (hasVariables(node)) {
    const number = plan.nextNumber();
    plan.noteUnsteady();
    return (run) => {
      run.args[number] ??= getArgumentValues(definition, node, run.variables);
      return run.args[number];
    };
  }
  let constant: Record<string, unknown> | undefined;
  return () => {
    constant ??= frozen(getArgumentValues(definition, node));
    return constant;
  };
}

function hasVariables(node: FieldNode): boolean {
  let found = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      Variable() {
        found = true;
      },
    });
  }
  return found;
}

/** All runs share constant arguments, so a resolver that changes them must fail. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== null && prototype !== Object.prototype) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
