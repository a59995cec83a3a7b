import type { IncomingHttpHeaders } from "node:http";
import type { GraphQLError, GraphQLSchema } from "graphql";
import type { PreparedDocument, PreparedOperation } from "../../documents/documents.ts";
import type { Partner } from "../../partners/partner.ts";
import type { Trace } from "../../telemetry/trace.ts";
import type { Caller } from "../http/caller.ts";
import type { ErrorBehavior } from "./errorBehavior.ts";
import type { Spending } from "./spending.ts";

/** The parts of a request that its context is made from. */
export interface RequestInfo {
  headers: IncomingHttpHeaders;
  /** False for a partner's page: its cookies are ignored. */
  bringsCookies: boolean;
  caller: Caller;
  trace: Trace;
  signal: AbortSignal;
  /** Whether the context collects the platform calls of the request. */
  keepsLedger?: boolean;
  /** What the request took from its sender's budget so far. */
  spending?(): Spending | undefined;
  /** The partner that sent the request with its key. */
  partner?: Partner | undefined;
}

/** A context, and what the request's use of it produced. */
export interface OpenContext<Context> {
  value: Context;
  /** `Set-Cookie` lines. */
  cookies(): readonly string[];
  upstreamCalls(): number;
  /** The platform calls of the request, when it keeps a ledger. */
  ledger?(): readonly object[] | undefined;
  /** Milliseconds since the epoch when the oldest value was read that stands in for a platform that fails. */
  staleSince?(): number | undefined;
  /** Names the caller's session without revealing it; undefined for guests. */
  sessionKey(): string | undefined;
  /** The account of a member; undefined for guests and trial accounts. */
  account: string | undefined;
}

/** The schema, and what execution needs of the rest of the gateway. */
export interface Engine<Context> {
  schema: GraphQLSchema;
  openContext(info: RequestInfo): OpenContext<Context> | Promise<OpenContext<Context>>;
  /** Makes an error safe to send. `requestId` is used where there is no context yet. */
  maskError(error: unknown, context: Context | undefined, requestId?: string): GraphQLError;
}

/** An operation that passed admission. */
export interface AcceptedOperation {
  prepared: PreparedDocument;
  operation: PreparedOperation;
  text: string;
  operationName: string | undefined;
  /** Whether the document is one of the web client's, or one that its partner registered. */
  isRegistered: boolean;
  variables: Readonly<Record<string, unknown>>;
  /** What an error in a field does, where the request says it. */
  onError?: ErrorBehavior | undefined;
}

/** The part of an operation that all callers share, and the price of the rest. */
export interface PartlyShared {
  ownPoints: number;
  /** Whether the shared part is in the cache. */
  isKept: boolean;
}

/**
 * Lanes call it before they execute something for this caller. It throws, or rejects, when the process is too busy or the
 * sender's budget is used up. Without an argument the whole operation is the caller's own.
 */
export type Permit = (parts?: PartlyShared) => Promise<void> | undefined;

/** An accepted operation with the context in which it is executed. */
export interface Execution<Context> extends AcceptedOperation {
  context: Context;
  permit: Permit;
  signal: AbortSignal;
}
