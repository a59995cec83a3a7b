import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { tagOf } from "./entityTag.ts";

/** The encodings of compressed answers. */
export type Encoding = "br" | "gzip";

/** Compressing smaller answers costs more than it saves. */
export const worthCompressing = 2_048;

const longestText = 64 * 1024;
const longestHeader = 256;
/** Browsers and clients send few different headers, so the encoding for each is kept. */
const chosen = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 500 });

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * The best encoding that a client accepts: brotli before gzip, whatever the client prefers. Undefined also for headers
 * that would take long to parse.
 */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (typeof acceptEncoding !== "string" || acceptEncoding.length > longestHeader) return undefined;
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known.encoding;
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings(["br", "gzip"]);
  const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
  chosen.set(acceptEncoding, { encoding });
  return encoding;
}

/** Compresses an answer that is sent once: quickly rather than well. Runs in a thread pool. */
export function compressQuickly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "gzip" ? toGzip(bytes, { level: 3 }) : brotli(bytes, 4);
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Bytes that many answers share. Each encoding is compressed at first use. */
export class SharedBytes {
  readonly plain: Buffer;
  #text: string | undefined;
  #tag: string | undefined;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /**
   * The bytes as a text of one character each, to be sent as Latin 1. Node sends text together with the headers, which
   * costs less than sending bytes. Undefined for very many bytes.
   */
  get text(): string | undefined {
    if (this.plain.length <= longestText) this.#text ??= this.plain.toString("latin1");
    return this.#text;
  }

  /** An `ETag` of the content. */
  get tag(): string {
    this.#tag ??= tagOf(this.plain);
    return this.#tag;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    return this.#compressed.getOrInsertComputed(encoding, () => compressQuickly(this.plain, encoding));
  }
}
