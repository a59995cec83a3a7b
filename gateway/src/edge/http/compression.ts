import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The encodings that answers are compressed with. */
export type Encoding = "br" | "gzip";

/** Smaller answers gain less than compressing them costs. */
export const worthCompressing = 2_048;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding that a client accepts. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (typeof acceptEncoding !== "string") return undefined;
  let found: Encoding | undefined;
  for (const part of acceptEncoding.split(",", 10)) {
    const [name, quality = ""] = part.trim().split(";");
    if (/^\s*q=0(\.0*)?$/.test(quality)) continue;
    if (name === "br") return "br";
    if (name === "gzip") found = "gzip";
  }
  return found;
}

/** Compresses what is sent once: quickly, since each answer pays for it. Runs beside the event loop. */
export function compressQuickly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "gzip" ? toGzip(bytes, { level: 3 }) : brotli(bytes, 4);
}

/** Compresses what is sent many times: as small as it gets. */
export function compressWell(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "gzip" ? toGzip(bytes, { level: 9 }) : brotli(bytes, 11);
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Bytes that many answers share, compressed when first asked for. */
export class SharedBytes {
  readonly plain: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (compressed === undefined) {
      compressed = compressQuickly(this.plain, encoding);
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }
}
