import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { CompileOptions } from "./executor.ts";

/** An operation and everything that it refers to. */
export interface Source {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  isSteady: NonNullable<CompileOptions["isSteady"]>;
}

/** Collects the fragments of a document. */
export function sourceOf({ schema, document, operation, isSteady = () => false }: CompileOptions): Source {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === "FragmentDefinition") fragments[definition.name.value] = definition;
  }
  return { schema, document, operation, fragments, isSteady };
}
