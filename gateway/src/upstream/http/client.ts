import type { Readable } from "node:stream";
import type { z } from "zod";
import { UpstreamError } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import type { CallName } from "../callTable.ts";
import { keyedCalls } from "../keyedCalls.ts";
import { shaped } from "../shaped.ts";
import { Attempts } from "./attempts.ts";
import type { RawRequest } from "./exchange.ts";
import { noteFailedCall } from "./failedCall.ts";
import { openStream } from "./openStream.ts";
import type { Origins } from "./origins.ts";
import type { Answer, Caller, Outgoing } from "./outgoing.ts";
import { assertSendable } from "./sendingLimits.ts";

/** For calls that the gateway makes by itself. */
export const gatewayItself: Caller = {
  token: undefined,
  language: "EN",
  requestId: "gateway",
  traceparent: undefined,
  clientIp: undefined,
  userAgent: undefined,
};

export interface ClientOptions {
  wps: Origins;
  lgw: Origins;
  merchant: string;
  observer: Observer;
}

/** All HTTP to the platform goes through this class: deadline, retries, failover, circuit breaker, envelope. */
export class UpstreamClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends a call and reads the envelope. Rejects with an UpstreamError, or with an InputRefusal when it is too large. */
  send(call: Outgoing): Promise<Answer> {
    return new Promise((resolve, reject) => {
      assertSendable(call);
      const request = this.#requestOf(call);
      const { lgw, wps, observer } = this.#options;
      const origins = call.path.startsWith("/lgw/") || call.path.startsWith("/lotto/") ? lgw : wps;
      // The platform accepts an encrypted body only once, and would refuse a repetition.
      const isSealed = call.body?.type === "application/jose";
      const isRepeatable = request.method === "GET" || (keyedCalls.has(call.name) && !isSealed);
      new Attempts(call, request, { origins, isRepeatable, observer }, { resolve, reject }).next();
    });
  }

  /** The content of an answer in the form of the shape. Throws and reports that it does not fit. */
  fit<T>(call: Pick<Outgoing, "name" | "caller">, shape: z.ZodType<T>, content: unknown): T {
    try {
      return shaped(shape, content);
    } catch (error) {
      if (error instanceof UpstreamError) noteFailedCall(this.#options.observer, call, error);
      throw error;
    }
  }

  /** The body of an answer that is no envelope but a file, as it arrives. Rejects with an UpstreamError. */
  stream(call: Outgoing): Promise<Readable> {
    assertSendable(call);
    return openStream(call, this.#requestOf(call), this.#options.wps, this.#options.observer);
  }

  #requestOf({ name, path, caller, body, idempotencyKey }: Outgoing): RawRequest {
    const headers = [
      "accept",
      "application/json",
      "merchant",
      this.#options.merchant,
      "language",
      caller.language,
      "device",
      "WEB",
      "x-request-id",
      caller.requestId,
    ];
    if (caller.token !== undefined) headers.push("authorization", `Bearer ${caller.token}`);
    if (caller.traceparent !== undefined) headers.push("traceparent", caller.traceparent);
    if (caller.clientIp !== undefined) headers.push("x-forwarded-for", caller.clientIp);
    if (caller.userAgent !== undefined) headers.push("user-agent", caller.userAgent);
    if (caller.isBackground) headers.push("x-background", "1");
    if (body !== undefined) headers.push("content-type", body.type);
    if (idempotencyKey !== undefined) headers.push("idempotency-key", idempotencyKey);
    return { method: methodOf(name), path, headers, body: body?.text };
  }
}

function methodOf(name: CallName): RawRequest["method"] {
  if (name.startsWith("POST ")) return "POST";
  if (name.startsWith("PUT ")) return "PUT";
  if (name.startsWith("DELETE ")) return "DELETE";
  return name.startsWith("HEAD ") ? "HEAD" : "GET";
}
