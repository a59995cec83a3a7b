import type { Encoding } from "../../http/compression.ts";
import type { Exchange } from "../exchange.ts";

/** Node sends headers and body in one write if the body is text too. Latin 1 is the cheapest way to write ASCII. */
export function sendText(exchange: Exchange, status: number, headers: string[], text: string): void {
  const length = Buffer.byteLength(text);
  sendCharacters(exchange, status, headers, text, length, length === text.length ? "latin1" : "utf8");
}

/** Sends a text. The caller knows its length in bytes. */
export function sendCharacters(
  { res, type }: Exchange,
  status: number,
  headers: string[],
  text: string,
  length: number,
  encoding: "latin1" | "utf8",
): void {
  headers.push("content-type", `${type}; charset=utf-8`, "content-length", String(length));
  res.writeHead(status, headers);
  res.end(text, encoding);
}

/** Sends bytes, with the name of their compression. */
export function sendBytes(
  { res, type }: Exchange,
  status: number,
  headers: string[],
  bytes: Buffer,
  encoding: Encoding | undefined,
): void {
  headers.push("content-type", `${type}; charset=utf-8`, "content-length", String(bytes.length));
  if (encoding !== undefined) headers.push("content-encoding", encoding);
  res.writeHead(status, headers);
  res.end(bytes);
}

/**
 * Waits for the bytes. This is a function of its own: a closure in its callers would make V8 allocate what they are
 * called with in the old space, also when nothing is compressed.
 */
export async function sendCompressed(
  exchange: Exchange,
  status: number,
  headers: string[],
  compressed: Promise<Buffer>,
  encoding: Encoding,
): Promise<void> {
  sendBytes(exchange, status, headers, await compressed, encoding);
}
