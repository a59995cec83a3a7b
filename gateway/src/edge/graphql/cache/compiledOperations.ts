import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import { ageOf } from "../../../documents/cacheHints.ts";
import { compile } from "../../../execution/compile.ts";
import type { CompiledOperation, Fallback } from "../../../execution/executor.ts";

/** Fields of the operations that are kept, about half a kilobyte each. The web client's documents have an eighth. */
const keptFields = 20_000;
/** Characters of their documents: an operation's node keeps the whole text in memory. */
const keptCharacters = 4_000_000;

/** A compiled operation with a number that no other one has. */
export type KnownOperation = CompiledOperation & { number: number; type: OperationTypeNode };

/** Compiles operations when they are first executed, and keeps the recently used ones. */
export class CompiledOperations {
  readonly hideSuggestions: boolean;
  readonly #schema: GraphQLSchema;
  readonly #onFallback: (reason: Fallback) => void;
  readonly #kept = new LRUCache<OperationDefinitionNode, KnownOperation>({
    maxSize: keptFields,
    sizeCalculation: ({ size }, { loc }) =>
      Math.max(1, size, Math.ceil(((loc?.source.body.length ?? 0) * keptFields) / keptCharacters)),
  });

  #lastNumber = 0;

  constructor(schema: GraphQLSchema, hideSuggestions: boolean, onFallback: (reason: Fallback) => void) {
    this.#schema = schema;
    this.hideSuggestions = hideSuggestions;
    this.#onFallback = onFallback;
  }

  of(document: DocumentNode, operation: OperationDefinitionNode): KnownOperation {
    let compiled = this.#kept.get(operation);
    if (compiled === undefined) {
      this.#lastNumber += 1;
      const made = compile({
        schema: this.#schema,
        document,
        operation,
        hideSuggestions: this.hideSuggestions,
        // A field without a cache hint depends on its object only, so its text may be kept with the object.
        isSteady: (field) => ageOf(field) === undefined,
        onFallback: this.#onFallback,
      });
      compiled = { ...made, number: this.#lastNumber, type: operation.operation };
      this.#kept.set(operation, compiled);
    }
    return compiled;
  }
}
