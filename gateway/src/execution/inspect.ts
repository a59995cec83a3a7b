import { GraphQLBoolean } from "graphql";

const prefix = "Boolean cannot represent a non boolean value: ";

/** A value as graphql-js shows it in messages. It does not export that function, but an error of `Boolean` quotes it. */
export function inspect(value: unknown): string {
  try {
    return String(GraphQLBoolean.coerceInputValue(value));
  } catch (error) {
    return error instanceof Error ? error.message.replace(prefix, "") : String(error);
  }
}
