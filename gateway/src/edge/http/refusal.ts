import { GraphQLError } from "graphql";

type RefusalCode =
  | "BAD_REQUEST"
  | "COST_BUDGET_EXHAUSTED"
  | "CSRF_REJECTED"
  | "OVERLOADED"
  | "PARTNER_KEY_UNKNOWN"
  | "PAYLOAD_TOO_LARGE"
  | "PERSISTED_DOCUMENT_NOT_FOUND"
  | "PERSISTED_DOCUMENT_REQUIRED"
  | "RATE_LIMITED"
  | "UPSTREAM_TIMEOUT";

interface RefusalDetails {
  status: number;
  headers?: Record<string, string>;
  /** Seconds after which the same request may succeed. Sent as a header and in the error. */
  retryAfter?: number;
  cost?: { requested: number; remaining: number; limit: number };
}

/** A request to `/graphql` that is refused before execution. It is answered in GraphQL's error format. */
export class Refusal extends GraphQLError {
  constructor(code: RefusalCode, message: string, details?: RefusalDetails) {
    super(message, { extensions: { code, ...(details === undefined ? {} : extensionsOf(details)) } });
  }
}

function extensionsOf({ status, headers, retryAfter, cost }: RefusalDetails): Record<string, unknown> {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return {
    http: { status, headers: { ...headers, ...wait } },
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(cost === undefined ? {} : { cost }),
  };
}
