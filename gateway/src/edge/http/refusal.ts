import { GraphQLError } from "graphql";

/** A request to `/graphql` that is refused before execution. It is answered in GraphQL's error format. */
export class Refusal extends GraphQLError {
  constructor(
    code:
      | "BAD_REQUEST"
      | "CSRF_REJECTED"
      | "PAYLOAD_TOO_LARGE"
      | "PERSISTED_DOCUMENT_NOT_FOUND"
      | "PERSISTED_DOCUMENT_REQUIRED"
      | "RATE_LIMITED"
      | "UPSTREAM_TIMEOUT",
    message: string,
    http?: { status: number; headers?: Record<string, string> },
  ) {
    super(message, { extensions: http === undefined ? { code } : { code, http } });
  }
}
