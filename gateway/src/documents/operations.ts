import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** A document taken apart once, for the rules that look at it as a whole. */
export interface DocumentParts {
  operations: readonly OperationDefinitionNode[];
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

export function documentParts(document: DocumentNode): DocumentParts {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return { operations, fragments };
}

/** The fields that a selection set asks for directly, with its fragments opened. Safe on cycles and unknown fragments. */
export function fieldsOf(selectionSet: SelectionSetNode, fragments: DocumentParts["fragments"]): FieldNode[] {
  const fields: FieldNode[] = [];
  const opened = new Set<string>();
  const open = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) open(selection.selectionSet);
      else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        if (fragment === undefined || opened.has(name)) continue;
        opened.add(name);
        open(fragment.selectionSet);
      }
    }
  };
  open(selectionSet);
  return fields;
}

/** The operation that a request means: the named one, or the only one; undefined when that isn't settled. */
export function chooseOperation(
  operations: readonly OperationDefinitionNode[],
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined {
  if (operationName === null || operationName === undefined) {
    return operations.length === 1 ? operations[0] : undefined;
  }
  return operations.find((operation) => operation.name?.value === operationName);
}
