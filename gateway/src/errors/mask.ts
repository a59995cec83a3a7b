import { GraphQLError } from "graphql";
import type { ErrorCode } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import type { LanguageCode } from "../language/language.ts";
import { AtriumError } from "./atriumError.ts";
import { InputRefusal } from "./mutate.ts";
import { isErrorCode, textOf } from "./texts.ts";
import { UpstreamError } from "./upstreamError.ts";
import { waitText } from "./waitText.ts";

/** The reader of an error. */
export interface Reader {
  language: LanguageCode;
  requestId: string;
}

/** Platform codes that have another name in the contract, or that no caller can act on. */
const renamed: Readonly<Record<string, ErrorCode>> = {
  NOT_MEMBER_ACCOUNT: "FORBIDDEN",
  NOT_AGENT_ACCOUNT: "FORBIDDEN",
  REPORT_RANGE: "BAD_USER_INPUT",
  VALIDATION_FAILED: "BAD_USER_INPUT",
  GAME_NOT_FOUND: "NOT_FOUND",
  DOWNLINE_NOT_FOUND: "NOT_FOUND",
  INTERNAL: "UPSTREAM_UNAVAILABLE",
  PAYLOAD_TOO_LARGE: "UPSTREAM_UNAVAILABLE",
  // These say that nothing was executed, which only the gateway can promise.
  COST_BUDGET_EXHAUSTED: "UPSTREAM_UNAVAILABLE",
  OVERLOADED: "UPSTREAM_UNAVAILABLE",
};

/** The contract's code for a failure of the platform. */
export function codeOfUpstream({ code }: UpstreamError): ErrorCode {
  return entryOf(renamed, code) ?? (isErrorCode(code) ? code : "UPSTREAM_UNAVAILABLE");
}

/** A bare 404: the platform does not have this call, or says nothing about what it lacks. */
export const isMissingCall = ({ status, isCoded }: UpstreamError) => status === 404 && !isCoded;

/** Whether the platform failed, or said what the gateway can't understand. It did not refuse by one of the known codes. */
export const isFault = (error: UpstreamError): boolean =>
  !isMissingCall(error) && ["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT"].includes(codeOfUpstream(error));

/** What masked errors hide, for the log. */
const failedCalls = new WeakMap<GraphQLError, string>();

/** The platform call that led to a masked error, with its status and code; undefined when none did. */
export const failedCallOf = (masked: GraphQLError): string | undefined => failedCalls.get(masked);

/**
 * Makes an error safe to send: a code of the contract and a text in the caller's language. It contains nothing of the
 * platform, of a stack or of the request. Faults of the gateway go to `onFault` unmasked.
 */
export function maskError(error: unknown, reader: Reader, onFault: (fault: unknown) => void): GraphQLError {
  const outer = error instanceof GraphQLError ? error : undefined;
  const cause = outer === undefined ? error : innermost(outer);
  if (cause instanceof UpstreamError) {
    const code = isMissingCall(cause) ? "FEATURE_DISABLED" : codeOfUpstream(cause);
    const { retryAfter } = cause;
    const text = waitText(code, retryAfter, reader.language);
    const masked = described(outer, code, reader, { retryAfter, ...(text !== undefined && { text }) });
    if (cause.call !== undefined) failedCalls.set(masked, `${cause.call} ${cause.status} ${cause.code}`);
    return masked;
  }
  if (cause instanceof InputRefusal) return described(outer, "BAD_USER_INPUT", reader, {});
  if (cause instanceof AtriumError) return described(outer, cause.code, reader, { text: cause.detail });
  // graphql-js's own errors (a variable of the wrong type) quote nothing but the caller's input.
  if (cause instanceof GraphQLError) return cause;
  // The client left, or its time is up: the work was stopped, and nothing is wrong with it.
  if (cause instanceof DOMException && cause.name === "AbortError") {
    return described(outer, "UPSTREAM_TIMEOUT", reader, {});
  }
  onFault(cause);
  return described(outer, "INTERNAL", reader, { requestId: reader.requestId });
}

function innermost(error: GraphQLError): unknown {
  let inner: unknown = error;
  while (inner instanceof GraphQLError && inner.originalError !== undefined && inner.originalError !== null) {
    inner = inner.originalError;
  }
  return inner;
}

interface Extras {
  text?: string | undefined;
  retryAfter?: number | undefined;
  requestId?: string;
}

function described(outer: GraphQLError | undefined, code: ErrorCode, reader: Reader, extras: Extras): GraphQLError {
  const { text = textOf(code, reader.language), retryAfter, requestId } = extras;
  return new GraphQLError(text, {
    nodes: outer?.nodes ?? null,
    path: outer?.path ?? null,
    extensions: {
      code,
      // The number for programs, and the header for clients and proxies that read no body.
      ...(retryAfter === undefined ? {} : { retryAfter, http: { headers: { "retry-after": String(retryAfter) } } }),
      ...(requestId === undefined ? {} : { requestId }),
    },
  });
}
