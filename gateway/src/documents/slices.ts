import { type SliceName, sliceDefs, typeDefs } from "@atrium/schema";
import { buildSchema, type DocumentNode, GraphQLError, type GraphQLSchema, validate } from "graphql";

const contracts = new Map<SliceName | null, GraphQLSchema>();

/** A slice of the contract, or with null the whole. Each is read when it is first needed. */
export function contractOf(slice: SliceName | null): GraphQLSchema {
  return contracts.getOrInsertComputed(slice, () =>
    buildSchema(slice === null ? typeDefs : sliceDefs(slice), { noLocation: true }),
  );
}

/** Checks documents of partners that are limited to a slice. */
export class Slices {
  /** Documents that stay within their slice. Refused documents are not kept. */
  readonly #inside = new Map<SliceName, WeakSet<DocumentNode>>();

  /** The errors of a valid document that asks for something outside of the slice; none when it may be executed. */
  check(name: SliceName, document: DocumentNode): readonly GraphQLError[] {
    const inside = this.#inside.getOrInsertComputed(name, () => new WeakSet());
    if (inside.has(document)) return [];
    const errors = validate(contractOf(name), document, undefined, { maxErrors: 5, hideSuggestions: true });
    if (errors.length === 0) inside.add(document);
    return errors.map(
      ({ message, nodes }) =>
        new GraphQLError(`${message} The partner's manifest allows the slice "${name}" only.`, {
          nodes,
          extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
        }),
    );
  }
}
