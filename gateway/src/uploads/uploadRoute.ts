import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../edge/http/caller.ts";
import { bringsCookies, corsHeaders, preflightHeaders, refuseCrossSite } from "../edge/http/crossSite.ts";
import { sendProblem } from "../edge/http/problem.ts";
import { Refusal } from "../edge/http/refusal.ts";
import type { Route } from "../edge/http/route.ts";
import { continueTrace } from "../telemetry/trace.ts";
import { imageInfo } from "./imageSize.ts";

/** A picture that passed the checks. */
export interface CheckedImage {
  bytes: Buffer;
  type: "image/png" | "image/jpeg";
  purpose: string;
}

/** The sender of a picture, and the request. */
export interface Uploader {
  headers: IncomingHttpHeaders;
  bringsCookies: boolean;
  caller: Caller;
  traceparent: string;
}

/** The platform's answer to an upload, or the refusal. */
type UploadOutcome =
  | { image: { imageId: string; url: string | null } }
  | { status: number; detail: string; retryAfter?: number | undefined };

/** A stored picture, or the refusal. */
type Look = { type: string; bytes: Buffer } | { status: number; detail: string; retryAfter?: number | undefined };

export interface UploadParts {
  /** Reads a picture of the caller from the platform. */
  look(uploader: Uploader, imageId: string): Promise<Look>;
  /** Sends the picture to the platform with the caller's session. */
  upload(uploader: Uploader, image: CheckedImage): Promise<UploadOutcome>;
}

const maxImageBytes = 5 * 1024 * 1024;
/** Bytes of the multipart form around the file. */
const maxFraming = 16 * 1024;
const maxSide = 4_096;
const uploadTimeout = 20_000;
/** Each upload holds its picture in memory. */
const maxAtOnce = 8;

/**
 * `POST /upload` takes one PNG or JPEG as a multipart form. The gateway checks it and the platform keeps it. `GET
 * /upload?id=` shows it to its sender.
 */
export function uploadRoute({ upload, look }: UploadParts): Route {
  let underway = 0;
  return async (req, res, caller, search, common) => {
    const headers = { ...common, ...corsHeaders(caller) };
    if (req.method === "OPTIONS") {
      res.writeHead(204, { ...headers, ...preflightHeaders(caller), allow: "GET, HEAD, POST, OPTIONS" });
      res.end();
      return;
    }
    if (req.method === "GET" || req.method === "HEAD") {
      const shown = await look(uploaderOf(req, caller), new URLSearchParams(search).get("id") ?? "");
      if ("detail" in shown) return sendRefusal(res, shown, headers);
      const { type, bytes } = shown;
      const length = String(bytes.length);
      res.writeHead(200, { ...headers, "content-type": type, "content-length": length, "cache-control": "no-store" });
      res.end(req.method === "HEAD" ? undefined : bytes);
      return;
    }
    if (req.method !== "POST") {
      sendProblem(res, 405, "Pictures are sent by POST.", { ...headers, allow: "GET, HEAD, POST, OPTIONS" });
      return;
    }
    if (underway >= maxAtOnce) {
      sendProblem(res, 503, "Too many uploads just now.", { ...headers, "retry-after": "5", connection: "close" });
      return;
    }
    underway += 1;
    try {
      refuseCrossSite(req.method, req.headers, caller);
      const image = await readImage(req);
      if ("detail" in image) {
        sendProblem(res, image.status, image.detail, { ...headers, connection: "close" });
        return;
      }
      const outcome = await upload(uploaderOf(req, caller), image);
      if ("detail" in outcome) return sendRefusal(res, outcome, headers);
      const json = JSON.stringify(outcome.image);
      res.writeHead(201, { ...headers, "content-type": "application/json", "cache-control": "no-store" });
      res.end(json);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendProblem(res, 403, error.message, headers);
    } finally {
      underway -= 1;
    }
  };
}

function uploaderOf({ headers }: IncomingMessage, caller: Caller): Uploader {
  const { traceparent } = continueTrace(String(headers.traceparent ?? ""), undefined);
  return { headers, bringsCookies: bringsCookies(headers, caller), caller, traceparent };
}

function sendRefusal(
  res: ServerResponse,
  { status, detail, retryAfter }: Problem & { retryAfter?: number | undefined },
  headers: Readonly<Record<string, string>>,
): void {
  sendProblem(
    res,
    status,
    detail,
    retryAfter === undefined ? headers : { ...headers, "retry-after": String(retryAfter) },
  );
}

type Problem = { status: number; detail: string };

async function readImage(req: IncomingMessage): Promise<CheckedImage | Problem> {
  const contentType = req.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    return { status: 415, detail: "The body must be multipart/form-data." };
  }
  const body = await readBytes(req);
  if (body === null) return { status: 413, detail: `A picture may have ${maxImageBytes} bytes.` };
  const form = await formOf(body, contentType);
  const file = form?.get("file");
  if (form === null || !(file instanceof Blob)) return { status: 400, detail: "The form must hold one `file`." };
  if ([...form.values()].filter((value) => value instanceof Blob).length > 1) {
    return { status: 422, detail: "One picture at a time." };
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length > maxImageBytes) return { status: 413, detail: `A picture may have ${maxImageBytes} bytes.` };
  const info = imageInfo(bytes);
  if (info === null) return { status: 415, detail: "The file is neither PNG nor JPEG." };
  if (info.width < 1 || info.height < 1 || info.width > maxSide || info.height > maxSide) {
    return { status: 422, detail: `A picture may have ${maxSide} pixels a side.` };
  }
  const purpose = form.get("purpose");
  return { bytes, type: info.type, purpose: typeof purpose === "string" ? purpose.slice(0, 40) : "" };
}

/** The whole body; null when it is larger than allowed. */
async function readBytes(req: IncomingMessage): Promise<Buffer | null> {
  const most = maxImageBytes + maxFraming;
  if (Number(req.headers["content-length"] ?? 0) > most) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => req.destroy(), uploadTimeout);
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > most) return null;
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks);
}

async function formOf(body: Buffer, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    return null;
  }
}
