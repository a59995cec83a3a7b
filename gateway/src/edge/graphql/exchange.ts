import type { IncomingMessage, ServerResponse } from "node:http";
import type { RegisteredDocument } from "../../documents/persisted.ts";
import type { Partner } from "../../partners/partner.ts";
import type { OperationRecord, PartnerRecord } from "../../telemetry/records.ts";
import type { Trace } from "../../telemetry/trace.ts";
import type { AnswerType } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import type { OpenContext } from "./engine.ts";
import type { Spending } from "./spending.ts";

/** One request to `/graphql`. The route fills it in step by step, so that its record is right wherever it ends. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  trace: Trace;
  type: AnswerType;
  /** A call of the REST face: its answer is JSON, with the statuses of today's GraphQL over HTTP. */
  isRest: boolean;
  /** Milliseconds since the epoch, and on the monotonic clock. */
  startedAt: number;
  began: number;
  registered: RegisteredDocument | undefined;
  /** The partner that sent the request, by its key. */
  partner: Partner | undefined;
  /** The partner as logs, metrics and traces name it: by its key, or by the origin of its page. */
  partnerName: string | undefined;
  /** The name in the document that the partner sent. */
  partnerOperation: string | undefined;
  /** What the request took from its sender's budget. */
  spending: Spending | undefined;
  operationType: OperationRecord["type"];
  /** The request's context, once it is open. */
  context: Pick<OpenContext<unknown>, "cookies" | "upstreamCalls"> | undefined;
}

const none: readonly string[] = [];

const versionForm = /^[\w.+-]{1,32}$/;

/** The partner's release, as it says itself; undefined for other callers. */
export function versionOf({ req, partnerName }: Pick<Exchange, "req" | "partnerName">): string | undefined {
  const version = req.headers["x-atrium-partner-version"];
  return partnerName !== undefined && typeof version === "string" && versionForm.test(version) ? version : undefined;
}

/** The partner's part in the record of the operation. */
export function partnerOf(exchange: Exchange): PartnerRecord | undefined {
  const { partner, partnerName, partnerOperation, spending } = exchange;
  if (partnerName === undefined) return undefined;
  return {
    name: partnerName,
    version: versionOf(exchange),
    operation: partnerOperation,
    // Requests without the key are charged to the member or the address.
    spending: partner === undefined ? undefined : spending,
  };
}

/** `Set-Cookie` lines of the answer. */
export const cookiesOf = ({ context }: Exchange): readonly string[] => context?.cookies() ?? none;

/** Platform calls so far. */
export const callsOf = ({ context }: Exchange): number => context?.upstreamCalls() ?? 0;
