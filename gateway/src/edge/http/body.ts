import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { Deadlines } from "../../deadlines/deadlines.ts";
import { Refusal } from "./refusal.ts";

/** Bytes of a GraphQL request. */
const maxBodyBytes = 256 * 1024;
/** Milliseconds in which a body must have arrived. */
const bodyTimeout = 10_000;

/**
 * Reads the request's JSON. Size and time are limited while it arrives, whatever `content-length` says. Yoga's own
 * limit pipes each body through a web stream, which is the most expensive part of a small request.
 */
export function readJson(req: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    checkContentType(req.headers["content-type"]);
    const encoding = req.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity") {
      throw new Refusal("BAD_REQUEST", "The body must not be compressed.", { status: 415 });
    }
    const declared = req.headers["content-length"];
    if (declared !== undefined && Number(declared) > maxBodyBytes) throw tooLarge();
    receive(req, resolve, reject);
  });
}

/** Accepts only JSON. A page of another site can send forms and plain text without a preflight. */
function checkContentType(contentType: string | undefined): void {
  if (contentType === "application/json") return;
  const [media = "", ...parameters] = (contentType ?? "").split(";").map((part) => part.trim().toLowerCase());
  const isJson = media === "application/json" || media === "application/graphql+json";
  if (!isJson) {
    throw new Refusal("BAD_REQUEST", "The body must be application/json.", {
      status: 415,
      headers: { "accept-post": "application/json" },
    });
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    throw new Refusal("BAD_REQUEST", "The body must be UTF-8.", { status: 415 });
  }
}

/** A body that is arriving. */
interface Arriving {
  chunks: Buffer[];
  size: number;
  reject(refusal: Refusal): void;
}

const late = new Deadlines<Arriving>(bodyTimeout, (body) => {
  const http = { status: 408, headers: { connection: "close" } };
  body.reject(new Refusal("BAD_REQUEST", "The body took too long to arrive.", http));
});

function receive(req: IncomingMessage, resolve: (json: unknown) => void, reject: (refusal: unknown) => void): void {
  const body: Arriving = { chunks: [], size: 0, reject };
  const deadline = late.add(body);
  // The listeners stay. A promise that is settled ignores what comes later.
  req.on("data", (chunk: Buffer) => {
    body.size += chunk.length;
    if (body.size <= maxBodyBytes) {
      body.chunks.push(chunk);
      return;
    }
    late.end(deadline);
    reject(tooLarge());
  });
  req.on("end", () => {
    late.end(deadline);
    try {
      resolve(jsonIn(joined(body.chunks)));
    } catch (error) {
      reject(error);
    }
  });
  req.on("close", () => {
    if (req.complete) return;
    late.end(deadline);
    reject(new Refusal("BAD_REQUEST", "The body did not arrive."));
  });
}

function jsonIn(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Refusal("BAD_REQUEST", "The body is not UTF-8.");
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("BAD_REQUEST", "The body is not JSON.");
  }
}

function tooLarge(): Refusal {
  return new Refusal("PAYLOAD_TOO_LARGE", `The body is larger than ${maxBodyBytes} bytes.`, { status: 413 });
}

function joined(chunks: readonly Buffer[]): Buffer {
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
}
