import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** A document's operations and fragments, for the rules that look at the whole document. */
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

/** The direct fields of a selection set, with fragments expanded. Safe for cycles and unknown fragments. */
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

/** The requested operation: the named one, or the only one; undefined when neither exists. */
export function chooseOperation(
  operations: readonly OperationDefinitionNode[],
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined {
  if (operationName === null || operationName === undefined) {
    return operations.length === 1 ? operations[0] : undefined;
  }
  return operations.find((operation) => operation.name?.value === operationName);
}
