import { isIP } from "node:net";
import { Agent, type Dispatcher, request } from "undici";
import { isPublicAddress } from "../basics/publicAddress.ts";
import { nameServers, publicLookup } from "../webPush/publicLookup.ts";

const limitMs = 10_000;
/** Bytes of an answer that are read and kept. */
const mostBytes = 200;
const ofThisMachine = new Set(["localhost", "127.0.0.1"]);

/** What one try sends. */
export interface Message {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** What became of a try, as the platform keeps it. */
export interface Answered {
  status: number | null;
  latencyMs: number;
  /** The beginning of the answer, or why there is none. */
  answer: string;
}

/**
 * Connections to addresses that partners and agents chose. They lead to public addresses by https only: the name is looked up
 * for the connection itself, so that it can't have another address a moment later. Redirects are not followed.
 */
export class Receivers {
  readonly #public: Dispatcher;
  readonly #local: Dispatcher | undefined;

  /** `takesLocal`: for developers, http at this machine too. `dispatcher` replaces the public connections in tests. */
  constructor(takesLocal: boolean, dispatcher?: Dispatcher) {
    const connect = { timeout: limitMs, lookup: publicLookup(nameServers()) };
    this.#public = dispatcher ?? new Agent({ connections: 8, connect });
    this.#local = takesLocal ? new Agent({ connections: 8 }) : undefined;
  }

  /** Never rejects: an address that is refused is a try without an answer. */
  async send({ url, ...message }: Message): Promise<Answered> {
    const began = performance.now();
    const answered = (status: number | null, answer: string) => ({
      status,
      latencyMs: Math.round(performance.now() - began),
      answer,
    });
    const dispatcher = this.#dispatcherFor(url);
    if (typeof dispatcher === "string") return answered(null, dispatcher);
    try {
      const { statusCode, body } = await request(url, { ...message, dispatcher, signal: AbortSignal.timeout(limitMs) });
      return answered(statusCode, await beginningOf(body));
    } catch (error) {
      return answered(null, reasonOf(error));
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#public.destroy(), this.#local?.destroy()]);
  }

  /** The connections for an address, or why it gets nothing. */
  #dispatcherFor(address: string): Dispatcher | string {
    const url = URL.parse(address);
    if (url === null || url.username !== "" || url.password !== "") return "no address";
    if (this.#local !== undefined && ofThisMachine.has(url.hostname)) return this.#local;
    if (url.protocol !== "https:") return "not https";
    // A look-up checks names; an address in the place of a name would never come there.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    return isIP(host) !== 0 && !isPublicAddress(host) ? "not a public address" : this.#public;
  }
}

/** The first bytes of an answer as text without control characters. The rest is not read. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) break;
  }
  const bytes = Buffer.concat(parts).subarray(0, mostBytes);
  return bytes
    .toString("utf8")
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** Says nothing of our network: a code of the system or of the connection, or one of our own reasons. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return "no answer within 10 seconds";
  const code = "code" in error ? String(error.code) : "";
  return error.message === "not a public address" ? error.message : code || "no answer";
}
