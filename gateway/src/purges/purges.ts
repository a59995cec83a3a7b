import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { growingDelay } from "../push/growingDelay.ts";
import { type CdnName, cdns } from "./cdns.ts";
import { everything } from "./tags.ts";

export interface PurgeOptions {
  cdn: CdnName;
  /** Of the operator's service at Fastly, or zone at Cloudflare. */
  id: string;
  token: string;
  /** Address of the CDN's API; undefined for its own. */
  api?: string | undefined;
  /** Whether this process, of several, sends purges for the next milliseconds. */
  leads(milliseconds: number): Promise<boolean>;
  /** Called after each attempt: undefined when the CDN has purged, else the reason. It holds nothing of token and answer. */
  onAttempt(failure: string | undefined): void;
  /** For tests. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** All processes hear of a change and let their own copies go before one of them purges. */
const settleMs = 1_000;
/** The smallest plans allow five purges a minute. */
const spacingMs = 12_000;
const retryMs = { shortest: 2_000, longest: 60_000 };
const limitMs = 10_000;

/**
 * Tells a CDN which public answers have changed. Tags that wait are merged, so there are never more than the gateway has;
 * they stay until the CDN has taken them.
 */
export class Purges {
  readonly #options: PurgeOptions;
  readonly #waiting = new Set<string>();
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: PurgeOptions) {
    this.#options = options;
  }

  /** Purges answers with this tag soon. */
  add(tag: string): void {
    this.#waiting.add(tag);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const { wait = waitFor } = this.#options;
    await wait(settleMs, signal);
    for (let failures = 0; this.#waiting.size > 0 && !signal.aborted; ) {
      const tags = this.#waiting.has(everything) ? [everything] : [...this.#waiting].toSorted();
      this.#waiting.clear();
      const failure = (await this.#options.leads(spacingMs + limitMs)) ? await this.#send(tags) : undefined;
      if (signal.aborted) return;
      if (failure !== undefined) for (const tag of tags) this.#waiting.add(tag);
      failures = failure === undefined ? 0 : failures + 1;
      await wait(failures === 0 ? spacingMs : growingDelay(failures, retryMs), signal);
    }
  }

  /** Sends one purge. Says why it failed. */
  async #send(tags: readonly string[]): Promise<string | undefined> {
    const { cdn, id, token, api, onAttempt } = this.#options;
    const { path, headers, body } = cdns[cdn].request(id, token, tags);
    let failure: string | undefined;
    try {
      const { statusCode, body: answer } = await request(`${api ?? cdns[cdn].api}${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(limitMs)]),
      });
      await answer.dump();
      if (statusCode >= 300) failure = `status ${statusCode}`;
    } catch (error) {
      failure = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    }
    if (!this.#stop.signal.aborted) onAttempt(failure);
    return failure;
  }
}

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
