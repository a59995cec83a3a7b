import { type ExecutionResult, GraphQLError } from "graphql";
import type { Pieces } from "../lanes/lane.ts";

/** A result as JSON. What errors say to the HTTP layer is left out. */
export function formatResult({ data, errors, extensions }: ExecutionResult): string {
  return JSON.stringify({ data, errors: errors?.map(formatError), extensions });
}

/**
 * The same JSON as `formatResult`, but values that already are JSON are copied unchanged. It is text when all of them
 * are, because node sends text and headers in one write.
 */
export function formatPieces({ values, errors }: Pieces, extensions: string): Buffer | string {
  const parts: Buffer[] = [];
  let text = '{"data":{';
  let separator = "";
  for (const { key, json } of values) {
    text += `${separator}"${key}":`;
    separator = ",";
    if (typeof json === "string") {
      text += json;
      continue;
    }
    parts.push(Buffer.from(text), json);
    text = "";
  }
  text += "}";
  if (errors !== undefined) text += `,"errors":${JSON.stringify(errors.map(formatError))}`;
  text += `,"extensions":${extensions}}`;
  return parts.length === 0 ? text : Buffer.concat([...parts, Buffer.from(text)]);
}

/** graphql-js quotes values and names of the request, which can be as long as the request. */
const longestMessage = 500;

function formatError(error: GraphQLError): object {
  const { message, locations, path, extensions } = error.toJSON();
  const { http: _, ...visible } = extensions ?? {};
  const short = message.length > longestMessage ? `${message.slice(0, longestMessage).toWellFormed()} …` : message;
  return { message: short, locations, path, extensions: visible };
}

const none: readonly string[] = [];

/** What errors have, each value once, for logs and metrics. */
export function distinct(
  errors: readonly GraphQLError[],
  read: (error: GraphQLError) => string | undefined,
): readonly string[] {
  if (errors.length === 0) return none;
  return [...new Set(errors.map(read).filter((value) => value !== undefined))];
}

/** Headers that an error sets by `extensions.http.headers`. */
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
