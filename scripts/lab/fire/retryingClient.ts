import { setTimeout as sleep } from "node:timers/promises";
import { Agent, type Dispatcher } from "undici";

/** A request that may be sent again: the platform carries it out once. */
export interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  /** An object, a text, or a function that makes one for each attempt: an encrypted body is accepted once. */
  body?: unknown;
}

/** The platform's envelope. */
interface Answer<Value> {
  success: boolean;
  code: string;
  value: Value;
}

/** The platform answered with a refusal. */
export class Refused extends Error {}

/** The platform did not answer in time. Only a repeated request shows whether the first one was carried out. */
export class Unanswered extends Error {}

/**
 * Longest time that the platform may take for one answer, and for the final one: on a busy machine three starts of PGlite
 * take more than a minute.
 */
const ANSWER_MS = 10_000;
const PATIENCE_MS = 240_000;

/** Sends each request until it is answered, and cuts off some of the answers. */
export class RetryingClient {
  readonly #origin: string;
  readonly #agent = new Agent({ connections: 256, pipelining: 1, connect: { timeout: 2_000 } });
  /** Connections that this client cut before their answer was complete. */
  cuts = 0;
  /** Attempts that ended without an answer for other reasons, by reason. */
  readonly failures = new Map<string, number>();
  /** Time from the first attempt to the final answer, in ms. */
  readonly times: number[] = [];
  /** How long an attempt takes about, so that cuts fall anywhere into it. */
  #typicalMs = 50;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The value of the final answer; `cuts` attempts are cut off before. Throws Refused or Unanswered. */
  async send<Value>(request: Request, cuts = 0): Promise<Value> {
    const started = performance.now();
    for (let attempt = 0; performance.now() - started < PATIENCE_MS; attempt += 1) {
      const answer = await this.#attempt<Value>(request, attempt < cuts);
      if (answer?.success) {
        this.times.push(performance.now() - started);
        return answer.value;
      }
      if (answer) throw new Refused(`${request.method} ${request.path} was refused: ${answer.code}`);
      await sleep(20 + Math.random() * Math.min(1_000, 50 * (attempt + 1)));
    }
    throw new Unanswered(`${request.method} ${request.path} got no answer within ${PATIENCE_MS / 1_000} s`);
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  /** The answer of one attempt; undefined when the next attempt may have one. */
  async #attempt<Value>(request: Request, isCut: boolean): Promise<Answer<Value> | undefined> {
    const { method, path, headers = {} } = request;
    const body = typeof request.body === "function" ? request.body() : request.body;
    const started = performance.now();
    const cut = isCut ? AbortSignal.timeout(Math.floor(Math.random() * this.#typicalMs)) : undefined;
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...(cut ? [cut] : [])]);
    try {
      const answer = await this.#agent.request({
        origin: this.#origin,
        path,
        method,
        headers: { ...(typeof body === "object" && { "content-type": "application/json" }), ...headers },
        body: typeof body === "object" ? JSON.stringify(body) : typeof body === "string" ? body : null,
        signal,
      });
      const read = await this.#read<Value>(answer);
      this.#typicalMs += (performance.now() - started - this.#typicalMs) / 20;
      return read;
    } catch (error) {
      if (cut?.aborted) this.cuts += 1;
      else this.#count(signal.aborted ? `no answer in ${ANSWER_MS / 1_000} s` : reasonOf(error));
      return undefined;
    }
  }

  async #read<Value>({ statusCode, body }: Dispatcher.ResponseData): Promise<Answer<Value> | undefined> {
    const text = await body.text();
    if (statusCode < 500) return JSON.parse(text);
    this.#count(`status ${statusCode} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ""}`.trim());
    return undefined;
  }

  #count(reason: string): void {
    this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
