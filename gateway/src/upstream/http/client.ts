import type { Readable } from "node:stream";
import type { z } from "zod";
import { InputRefusal } from "../../errors/mutate.ts";
import { UpstreamError } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import { isAtLottery } from "../callPath.ts";
import { methodOf } from "../callTable.ts";
import { keyedCalls } from "../keyedCalls.ts";
import { shaped } from "../shaped.ts";
import { countingBroken } from "../wire.ts";
import { type AttemptOptions, Attempts } from "./attempts.ts";
import type { RawRequest } from "./exchange.ts";
import { noteFailedCall } from "./failedCall.ts";
import { openStream } from "./openStream.ts";
import type { Origins } from "./origins.ts";
import type { Answer, Outgoing } from "./outgoing.ts";

/** The platform's limit for bodies; it closes the connection in the middle of a larger one. Uploads have their own. */
const mostBodyBytes = 64 * 1024;
/** HTTP servers refuse longer first lines, with an answer that no caller could understand. */
const longestPath = 8 * 1024;

/** Refuses a request that the platform would not read, before it is sent. */
function assertSendable({ path, body }: { path: string; body?: { type: string; text: string | Buffer } }): void {
  if (path.length > longestPath) throw new InputRefusal("VALIDATION_FAILED");
  if (body === undefined || body.type.startsWith("multipart/")) return;
  // Most bodies are so short that their bytes need not be counted.
  if (body.text.length * 3 > mostBodyBytes && Buffer.byteLength(body.text) > mostBodyBytes)
    throw new InputRefusal("VALIDATION_FAILED");
}

export interface ClientOptions {
  wps: Origins;
  lgw: Origins;
  merchant: string;
  observer: Observer;
  /** Says how the platform does our calls, where it is not as our contract. */
  adapt?: ((sender: AdapterParts) => AdaptedSender) | undefined;
}

/** Sends a request, as often as it is due, and reads the answer. */
export type Transport = (
  call: Outgoing,
  request: RawRequest,
  options: Pick<AttemptOptions, "isRepeatable" | "read"> & { isLottery: boolean },
) => Promise<Answer>;

/** What an adapter sends with. */
export interface AdapterParts {
  merchant: string;
  transport: Transport;
}

/** An adapter, for one brand. */
export interface AdaptedSender {
  send(call: Outgoing): Promise<Answer>;
  /** The request for a file. Throws an UpstreamError when there is none. */
  fileRequestOf(call: Outgoing): RawRequest;
}

/** All HTTP to the platform goes through this class: deadline, retries, failover, circuit breaker, envelope. */
export class UpstreamClient {
  readonly #options: ClientOptions;
  readonly #adapted: AdaptedSender | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    const { adapt, merchant } = options;
    this.#adapted = adapt?.({ merchant, transport: (call, request, how) => this.#attempt(call, request, how) });
  }

  /** Whether an adapter makes the requests. It takes the values of a call, not its body. */
  get isAdapted(): boolean {
    return this.#adapted !== undefined;
  }

  /** Sends a call and reads the envelope. Rejects with an UpstreamError, or with an InputRefusal when it is too large. */
  send(call: Outgoing): Promise<Answer> {
    if (this.#adapted !== undefined) return this.#named(call, this.#adapted.send(call));
    const request = this.#requestOf(call);
    // The platform accepts an encrypted body only once, and would refuse a repetition.
    const isSealed = call.body?.type === "application/jose";
    const isRepeatable = request.method === "GET" || (keyedCalls.has(call.name) && !isSealed);
    return this.#attempt(call, request, { isRepeatable, isLottery: isAtLottery(call.path) });
  }

  /** The content of an answer in the form of the shape. Throws and reports that it does not fit. */
  fit<T>(call: Pick<Outgoing, "name" | "caller" | "ledger">, shape: z.ZodType<T>, content: unknown): T {
    try {
      const { value, brokenRows } = countingBroken(() => shaped(shape, content));
      if (brokenRows > 0) call.ledger?.noteBroken(call.name, brokenRows);
      return value;
    } catch (error) {
      if (error instanceof UpstreamError) noteFailedCall(this.#options.observer, call, error);
      throw error;
    }
  }

  /** The body of an answer that is no envelope but a file, as it arrives. Rejects with an UpstreamError. */
  async stream(call: Outgoing): Promise<Readable> {
    assertSendable(call);
    const request = this.#adapted === undefined ? this.#requestOf(call) : this.#adapted.fileRequestOf(call);
    return openStream(call, request, this.#options.wps, this.#options.observer);
  }

  /** The answer of an adapter. Failures without an attempt, as of a missing call or of a function, get the call's name here. */
  async #named(call: Outgoing, answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof UpstreamError && error.call === undefined)
        noteFailedCall(this.#options.observer, call, error);
      throw error;
    }
  }

  #attempt: Transport = (call, request, { isRepeatable, read, isLottery }) =>
    new Promise((resolve, reject) => {
      const { path, body } = request;
      assertSendable({ path, body: body === undefined ? undefined : { type: call.body?.type ?? "", text: body } });
      const { lgw, wps, observer } = this.#options;
      const origins = isLottery ? lgw : wps;
      new Attempts(call, request, { origins, isRepeatable, observer, read }, { resolve, reject }).next();
    });

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
    if (caller.deviceMark !== undefined) headers.push("x-device-mark", caller.deviceMark);
    if (caller.isBackground) headers.push("x-background", "1");
    if (body !== undefined) headers.push("content-type", body.type);
    if (idempotencyKey !== undefined) headers.push("idempotency-key", idempotencyKey);
    return { method: methodOf(name), path, headers, body: body?.text };
  }
}
