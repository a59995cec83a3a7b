import { type DocumentNode, visit } from "graphql";

/** Most conditions of one operation. Each combination of their values needs a plan of its own. */
export const mostConditions = 8;

/** The variables that `@skip` and `@include` read. Undefined when a condition is neither a variable nor a constant. */
export function conditionsOf(document: DocumentNode): readonly string[] | undefined {
  const names = new Set<string>();
  let isKnown = true;
  visit(document, {
    Directive({ name, arguments: given }) {
      if (name.value !== "skip" && name.value !== "include") return;
      const value = given?.[0]?.value;
      if (value?.kind === "Variable") names.add(value.name.value);
      else if (value?.kind !== "BooleanValue") isKnown = false;
    },
  });
  return isKnown ? [...names] : undefined;
}

/** How the conditions turn out: one character each. Undefined when one of them is null, which is an error. */
export function outcomeOf(conditions: readonly string[], variables: Readonly<Record<string, unknown>>) {
  let outcome = "";
  for (const name of conditions) {
    const value = variables[name];
    if (typeof value !== "boolean") return undefined;
    outcome += value ? "1" : "0";
  }
  return outcome;
}
