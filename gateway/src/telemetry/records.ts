import type { Trace } from "./trace.ts";

/** What became of an operation: `partial` came with data and errors, `refused` was never carried out. */
export type Outcome = "ok" | "partial" | "refused" | "failed" | "cancelled";

/** What logs, metrics and traces tell of an operation; nothing in it comes from a caller's text. */
export interface OperationRecord {
  /** From the manifest of persisted documents; `ad-hoc` for all others, so that it stays bounded. */
  name: string;
  type: "query" | "mutation" | "subscription" | "unknown";
  outcome: Outcome;
  status: number;
  codes: readonly string[];
  /** Milliseconds since the epoch. */
  startedAt: number;
  seconds: number;
  upstreamCalls: number;
  requestId: string;
  trace: Trace;
}

/** What metrics and traces tell of a call to the platform. */
interface UpstreamCallRecord {
  upstream: string;
  /** The contract's name of the call, without ids: `GET /wps/member/info`. */
  call: string;
  /** 0 when no answer came. */
  status: number;
  /** `ok`, or the code that the call failed with. */
  outcome: string;
  startedAt: number;
  seconds: number;
  /** Of the operation it was made for, undefined for calls of the gateway's own. */
  traceparent: string | undefined;
}

/** Is told of everything that happens; must not throw. */
export interface Observer {
  operation?(record: OperationRecord): void;
  upstreamCall?(record: UpstreamCallRecord): void;
  response?(route: string, method: string, status: number): void;
  streams?(open: number): void;
}
