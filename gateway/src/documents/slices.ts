import { type SliceName, sliceDefs } from "@atrium/schema";
import { buildSchema, type DocumentNode, GraphQLError, type GraphQLSchema, validate } from "graphql";

interface Slice {
  schema: GraphQLSchema;
  /** Documents that stay within the slice. Refused documents are not kept. */
  inside: WeakSet<DocumentNode>;
}

/** Slices of the contract that partners may be limited to. Each is read when it is first needed. */
export class Slices {
  readonly #slices = new Map<SliceName, Slice>();

  /** The errors of a valid document that asks for something outside of the slice; none when it may be executed. */
  check(name: SliceName, document: DocumentNode): readonly GraphQLError[] {
    const slice = this.#sliceOf(name);
    if (slice.inside.has(document)) return [];
    const errors = validate(slice.schema, document, undefined, { maxErrors: 5, hideSuggestions: true });
    if (errors.length === 0) slice.inside.add(document);
    return errors.map(
      ({ message, nodes }) =>
        new GraphQLError(`${message} The partner's manifest allows the slice "${name}" only.`, {
          nodes,
          extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
        }),
    );
  }

  #sliceOf(name: SliceName): Slice {
    const known = this.#slices.get(name);
    if (known !== undefined) return known;
    const slice = { schema: buildSchema(sliceDefs(name), { noLocation: true }), inside: new WeakSet<DocumentNode>() };
    this.#slices.set(name, slice);
    return slice;
  }
}
