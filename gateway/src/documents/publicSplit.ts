import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  visit,
} from "graphql";
import { ageOf } from "./cacheHints.ts";
import type { DocumentParts } from "./operations.ts";

/** One part of a query: an operation with the fragments that it reaches. */
interface Part {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** A query in two parts: the shared part is the same for everybody, the own part depends on the caller. */
export interface PublicSplit {
  /** The root's response keys in the order of the answer, and the part that each comes from. */
  keys: readonly { key: string; isPublic: boolean }[];
  shared: Part;
  /** Null when everything is shared. */
  own: Part | null;
  /** Variables that the shared part uses. */
  variables: readonly string[];
  /** Whether one of these variables is free text, so that there can be any number of different answers. */
  readsText: boolean;
  /** Seconds that the shared part may be kept. */
  maxAge: number;
}

/**
 * Splits a query at its root by `@cacheControl(scope: PUBLIC)`. Null when nothing in it is shared, when a guarded field
 * lies below a public one, or when `@skip` or `@include` at the root make the answer's shape depend on variables.
 *
 * Both parts keep the variables and source positions of the whole query, so that errors read the same as without the
 * split.
 */
export function splitPublic(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  parts: DocumentParts,
): PublicSplit | null {
  const root = schema.getQueryType();
  if (operation.operation !== "query" || root === null || root === undefined) return null;
  const fields = rootFields(operation.selectionSet, parts);
  if (fields === null) return null;
  const ages: number[] = [];
  const isPublic = new Map<string, boolean>();
  for (const field of fields) {
    const definition = root.getFields()[field.name.value];
    const age = definition === undefined ? null : publicAge(schema, parts, definition, [field]);
    if (age !== null) ages.push(age);
    const key = keyOf(field);
    isPublic.set(key, (isPublic.get(key) ?? true) && age !== null);
  }
  const keys = [...isPublic].map(([key, value]) => ({ key, isPublic: value }));
  if (!keys.some((entry) => entry.isPublic)) return null;
  const half = (wanted: boolean) => {
    const selections = fields.filter((field) => isPublic.get(keyOf(field)) === wanted);
    return partOf({ ...operation, selectionSet: { ...operation.selectionSet, selections } }, parts);
  };
  const { variables, ...shared } = half(true);
  return {
    keys,
    shared,
    own: keys.every((entry) => entry.isPublic) ? null : half(false),
    variables,
    readsText: (operation.variableDefinitions ?? []).some(
      ({ variable, type }) => variables.includes(variable.name.value) && isText(type),
    ),
    maxAge: Math.min(...ages),
  };
}

const isText = (type: TypeNode): boolean =>
  type.kind === Kind.NAMED_TYPE ? ["String", "ID"].includes(type.name.value) : isText(type.type);

const keyOf = (field: FieldNode): string => field.alias?.value ?? field.name.value;

/** The root's fields with fragments expanded; null when one of them is conditional. */
function rootFields(selectionSet: SelectionSetNode, parts: DocumentParts): FieldNode[] | null {
  const fields: FieldNode[] = [];
  const opened = new Set<string>();
  const open = (selections: readonly SelectionNode[]): boolean =>
    selections.every((selection) => {
      if (isConditional(selection.directives)) return false;
      if (selection.kind === Kind.FIELD) {
        fields.push(selection);
        return true;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return open(selection.selectionSet.selections);
      const fragment = parts.fragments.get(selection.name.value);
      if (fragment === undefined || opened.has(fragment.name.value)) return true;
      opened.add(fragment.name.value);
      return open(fragment.selectionSet.selections);
    });
  return open(selectionSet.selections) ? fields : null;
}

function isConditional(directives: readonly DirectiveNode[] | undefined): boolean {
  return directives?.some(({ name }) => name.value === "skip" || name.value === "include") ?? false;
}

/** The shortest age in a field's tree; null when something in it is not public. */
function publicAge(
  schema: GraphQLSchema,
  parts: DocumentParts,
  root: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
): number | null {
  let shortest = ageOf(root);
  if (shortest === undefined || shortest === null) return null;
  const seen = new Set<string>();
  const walk = (set: SelectionSetNode, type: GraphQLCompositeType): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (field === undefined) return selection.name.value === "__typename";
        const age = ageOf(field);
        if (age === null) return false;
        if (age !== undefined) shortest = Math.min(shortest ?? age, age);
        const inner = getNamedType(field.type);
        return selection.selectionSet === undefined || !isCompositeType(inner) || walk(selection.selectionSet, inner);
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : parts.fragments.get(selection.name.value);
      if (fragment === undefined) return false;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        if (seen.has(fragment.name.value)) return true;
        seen.add(fragment.name.value);
      }
      const inner = fragment.typeCondition === undefined ? type : schema.getType(fragment.typeCondition.name.value);
      return isCompositeType(inner) && walk(fragment.selectionSet, inner);
    });
  const type = getNamedType(root.type);
  for (const node of nodes) {
    if (node.selectionSet !== undefined && (!isCompositeType(type) || !walk(node.selectionSet, type))) return null;
  }
  return shortest;
}

/** The operation with the fragments and variables that it reaches. */
function partOf(operation: OperationDefinitionNode, parts: DocumentParts): Part & { variables: string[] } {
  const names = new Set<string>();
  const fragments = new Set<FragmentDefinitionNode>();
  const look = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void names.add(name.value),
      FragmentSpread({ name }) {
        const fragment = parts.fragments.get(name.value);
        if (fragment === undefined || fragments.has(fragment)) return;
        fragments.add(fragment);
        look(fragment);
      },
    });
  };
  look(operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  return { document, operation, variables: [...names].sort() };
}
