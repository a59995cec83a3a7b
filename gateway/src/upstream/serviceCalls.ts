import { request } from "undici";
import { z } from "zod";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";

const limitMs = 10_000;
const answer = z.object({ value: z.unknown().optional(), code: z.string().optional() });

/** Calls of the platform by the gateway itself, with its service key, for no member. */
export class ServiceCalls {
  readonly #platforms: readonly string[];
  readonly #serviceKey: string;
  #failures = 0;

  /** `platforms` are addresses of the platform. After a failure the next one is asked. */
  constructor(platforms: readonly string[], serviceKey: string) {
    this.#platforms = platforms;
    this.#serviceKey = serviceKey;
  }

  /** The `value` of an answer. Throws an `UpstreamError` for a refusal, and when no answer comes. */
  async ask(path: string, body: object): Promise<unknown> {
    const platform = this.#platforms[this.#failures % this.#platforms.length];
    const { statusCode, body: sent } = await request(new URL(path, platform), {
      method: "POST",
      headers: { authorization: `Bearer ${this.#serviceKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    });
    const { data = {} } = answer.safeParse(await sent.json().catch(() => undefined));
    if (statusCode === 200) return data.value;
    if (data.code === undefined) throw unavailable(`status ${statusCode}`, statusCode);
    throw new UpstreamError({ status: statusCode, code: data.code });
  }

  /** Notes a failure. Returns whether all addresses have failed, so that a pause is due. */
  noteFailure(): boolean {
    this.#failures += 1;
    return this.#failures % this.#platforms.length === 0;
  }
}
