import type { IncomingHttpHeaders } from "node:http";
import type { ReadArgs } from "../callPath.ts";
import type { CallName } from "../callTable.ts";
import type { Ledger } from "../ledger.ts";
import type { Leaving } from "./leaving.ts";

/** The caller's data that the platform gets. Nothing else of a request is sent. */
export interface Caller {
  token: string | undefined;
  language: string;
  requestId: string;
  traceparent: string | undefined;
  clientIp: string | undefined;
  /** The caller's user agent, for the list of the member's sessions. */
  userAgent: string | undefined;
  /** What the platform gave this device at an earlier login, where it counts failures of devices apart. */
  deviceMark?: string | undefined;
  /** No user caused the call, so it must not count as use of the session. */
  isBackground?: boolean;
}

/** For calls that the gateway makes by itself. */
export const gatewayItself: Caller = {
  token: undefined,
  language: "EN",
  requestId: "gateway",
  traceparent: undefined,
  clientIp: undefined,
  userAgent: undefined,
};

type BodyType =
  | "application/json"
  | "application/jose"
  | "application/x-www-form-urlencoded"
  | "text/plain"
  | `multipart/form-data; boundary=${string}`;

/** The values of a call. */
export interface CallArgs extends ReadArgs {
  body?: Readonly<Record<string, unknown>> | undefined;
}

/** A call that is ready to be sent. */
export interface Outgoing {
  name: CallName;
  /** The path with its ids and query. */
  path: string;
  caller: Caller;
  /** The address that the breakers count failures by, when `caller` has none. It is not sent. */
  source?: string | undefined;
  body?: { type: BodyType; text: string | Buffer } | undefined;
  /** The values that `path` and `body` were made of. An adapter sends them elsewhere. */
  args?: CallArgs | undefined;
  /** How our contract sends the values of the body. */
  bodyAs?: "json" | "form" | "secret";
  /** The answer is a picture without an envelope. Its bytes are the content. */
  wantsPicture?: boolean;
  /** The platform carries the call out once per key, if it knows keys for this call. */
  idempotencyKey?: string | undefined;
  /** The body of an earlier answer. An equal one is not parsed. */
  known?: Buffer | undefined;
  milliseconds: number;
  leaving?: Leaving | undefined;
  /** Gets an entry for each attempt. */
  ledger?: Ledger | undefined;
}

/** The content of the platform's envelope, and the answer's headers. */
export interface Answer {
  /** Undefined when the body is the known one. */
  content: unknown;
  /** The known body itself, if the answer's is equal. */
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** Sends calls and reads their answers. Rejects with an UpstreamError. */
export interface Sender {
  send(call: Outgoing): Promise<Answer>;
}
