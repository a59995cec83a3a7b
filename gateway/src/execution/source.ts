import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from "graphql";

/** An operation and everything that it refers to. */
export interface Source {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Collects the fragments of a document. */
export function sourceOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Source {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === "FragmentDefinition") fragments[definition.name.value] = definition;
  }
  return { schema, document, operation, fragments };
}
