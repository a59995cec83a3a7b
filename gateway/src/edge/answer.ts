import { type ExecutionResult, GraphQLError } from "graphql";

/** A result as it goes over the wire: what errors say to the HTTP layer stays behind. */
export function formatResult(result: ExecutionResult): string {
  if (result.errors === undefined) return JSON.stringify(result);
  const { errors, ...rest } = result;
  return JSON.stringify({ ...rest, errors: errors.map(formatError) });
}

function formatError(error: GraphQLError): object {
  const { message, locations, path, extensions } = error.toJSON();
  const { http: _, ...told } = extensions ?? {};
  return { message, locations, path, extensions: told };
}

/** The codes of a result's errors, each once, for logs and metrics. */
export function codesOf(result: ExecutionResult): string[] {
  if (result.errors === undefined) return [];
  return [...new Set(result.errors.map((error) => String(error.extensions.code ?? "INTERNAL")))];
}

/** Headers that an error asks for by `extensions.http.headers`. */
export function headersOfErrors(errors: readonly GraphQLError[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const error of errors) {
    if (!(error instanceof GraphQLError)) continue;
    const http = error.extensions.http;
    if (typeof http !== "object" || http === null || !("headers" in http)) continue;
    for (const [name, value] of Object.entries(http.headers ?? {})) headers[name] = String(value);
  }
  return headers;
}
