import { hash } from "node:crypto";
import { type DocumentNode, GraphQLError, type GraphQLFormattedError } from "graphql";
import { LRUCache } from "lru-cache";

/** Tokens of all accepted documents that are kept. A token needs about 0.4 kB, with its node and its place in the text. */
const mostTokens = 60_000;
/** Characters of their texts. A text may consist of comments and spaces. */
const mostCharacters = 4_000_000;
const mostRefusals = 1_000;
const longestRefusal = 2_000;

interface Refused {
  document?: undefined;
  errors: readonly GraphQLError[];
}

/**
 * The documents that callers sent lately. Accepted documents are kept whole, by a budget of tokens; of refused ones only
 * the hash and the messages, because anybody can make up as many as they like.
 */
export class DocumentCache<Accepted extends { document: DocumentNode; errors?: undefined }> {
  readonly #accepted = new LRUCache<string, Accepted>({ maxSize: mostTokens });
  readonly #refused = new LRUCache<string, readonly GraphQLFormattedError[]>({ max: mostRefusals });

  get(text: string): Accepted | Refused | undefined {
    const accepted = this.#accepted.get(text);
    if (accepted !== undefined) return accepted;
    const errors = this.#refused.get(hashOf(text))?.map(errorOf);
    return errors === undefined ? undefined : { errors };
  }

  set(text: string, prepared: Accepted | Refused): void {
    if (prepared.errors === undefined) {
      this.#accepted.set(text, prepared, { size: sizeOf(prepared.document, text) });
      return;
    }
    const length = prepared.errors.reduce((sum, { message }) => sum + message.length, 0);
    // An error itself is large: it holds the document's tree, and by its stack the parser.
    if (length <= longestRefusal)
      this.#refused.set(
        hashOf(text),
        prepared.errors.map((error) => error.toJSON()),
      );
  }
}

const hashOf = (text: string) => hash("sha256", text, "base64");

const sizeOf = ({ tokenCount = 0 }: DocumentNode, text: string) =>
  Math.max(tokenCount, Math.ceil((text.length * mostTokens) / mostCharacters), 1);

function errorOf({ message, locations, extensions }: GraphQLFormattedError): GraphQLError {
  const error = new GraphQLError(message, { extensions });
  // The constructor computes this from the document, which is not kept.
  if (locations !== undefined) Object.defineProperty(error, "locations", { value: locations, enumerable: true });
  return error;
}
