import type { GraphQLError } from "graphql";
import { entryOf } from "../../../basics/entryOf.ts";

/**
 * HTTP statuses of GraphQL answers. They follow the published audit of the GraphQL-over-HTTP draft; when the draft
 * changes, only this table changes. Later drafts use 422 instead of 400 for requests that can't be executed, and 294
 * for `data` with errors. Proxies and clients don't know those yet.
 *
 * Only answers without `data` use the table. An executed operation answers 200, since part of it may have succeeded.
 */
const statusOfCode: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  BAD_ID: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  QUERY_TOO_COMPLEX: 400,
  QUERY_TOO_DEEP: 400,
  PERSISTED_DOCUMENT_NOT_FOUND: 400,
  UNAUTHENTICATED: 401,
  PARTNER_KEY_UNKNOWN: 401,
  SESSION_EXPIRED: 401,
  SESSION_REVOKED: 401,
  SESSION_WRONG_BRAND: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  FORBIDDEN: 403,
  CSRF_REJECTED: 403,
  PERSISTED_DOCUMENT_REQUIRED: 403,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  COST_BUDGET_EXHAUSTED: 429,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 502,
  SYSTEM_MAINTENANCE: 503,
  OVERLOADED: 503,
  UPSTREAM_TIMEOUT: 504,
};

/** Codes of requests that were well-formed GraphQL over HTTP. The legacy media type answers them with 200. */
const wellFormed = new Set([
  "BAD_USER_INPUT",
  "BAD_ID",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "QUERY_TOO_COMPLEX",
  "QUERY_TOO_DEEP",
  "PERSISTED_DOCUMENT_NOT_FOUND",
]);

/** The status of an answer without `data`. An error may set its own in `extensions.http.status`. */
export function statusOfErrors(errors: readonly GraphQLError[], isLegacy: boolean): number {
  const first = errors[0];
  if (first === undefined) return 200;
  const own = first.extensions.http;
  if (typeof own === "object" && own !== null && "status" in own && typeof own.status === "number") return own.status;
  const code = String(first.extensions.code);
  if (isLegacy && wellFormed.has(code)) return 200;
  return entryOf(statusOfCode, code) ?? 500;
}
