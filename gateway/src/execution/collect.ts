import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  isAbstractType,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from "graphql";
import type { Plan } from "./plan.ts";

/** Merges the fields that are selected on an object type, by their names in the response. */
export function collectFields(
  plan: Plan,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const { schema, fragments } = plan.source;
  const fields = new Map<string, FieldNode[]>();
  const opened = new Set<string>();
  const fits = (condition: FragmentDefinitionNode["typeCondition"] | undefined): boolean => {
    if (condition === undefined) return true;
    const wanted = typeFromAST(schema, condition);
    return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
  };
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isWanted(selection, plan.conditions)) continue;
      if (selection.kind === "Field") {
        fields.getOrInsertComputed((selection.alias ?? selection.name).value, () => []).push(selection);
      } else if (selection.kind === "InlineFragment") {
        if (fits(selection.typeCondition)) collect(selection.selectionSet);
      } else {
        const fragment = fragments[selection.name.value];
        if (fragment === undefined || !fits(fragment.typeCondition) || opened.has(fragment.name.value)) continue;
        opened.add(fragment.name.value);
        collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}

/** Applies `@skip` and `@include`. */
function isWanted({ directives = [] }: SelectionNode, conditions: Plan["conditions"]): boolean {
  return directives.every(({ name, arguments: given = [] }) => {
    if (name.value !== "skip" && name.value !== "include") return true;
    const value = given[0]?.value;
    const holds =
      value?.kind === "Variable" ? conditions[value.name.value] : value?.kind === "BooleanValue" && value.value;
    return holds === (name.value === "include");
  });
}
