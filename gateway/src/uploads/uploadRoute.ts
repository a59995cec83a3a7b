import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../edge/http/caller.ts";
import { bringsCookies, corsHeaders, preflightHeaders, refuseCrossSite } from "../edge/http/crossSite.ts";
import { type PlaceLimits, Places } from "../edge/http/places.ts";
import { sendProblem } from "../edge/http/problem.ts";
import { Refusal } from "../edge/http/refusal.ts";
import type { Route } from "../edge/http/route.ts";
import { continueTrace } from "../telemetry/trace.ts";
import { type CheckedImage, type Problem, readPicture } from "./pictureForm.ts";

/** A request for a picture, without its body. */
export interface PictureRequest {
  headers: IncomingMessage["headers"];
  bringsCookies: boolean;
  caller: Caller;
  traceparent: string;
}

/** The pictures of one account at the platform. */
export interface Pictures {
  /** Names the account, for the limit of uploads at the same time. */
  account: string;
  upload(image: CheckedImage): Promise<{ image: { imageId: string; url: string | null } } | Problem>;
  look(imageId: string): Promise<{ type: string; bytes: Buffer } | Problem>;
}

/** The pictures of the caller, by the session in the headers. Neither reads a body nor calls the platform. */
export type OpenPictures = (request: PictureRequest) => Promise<Pictures | Problem>;

/** Each upload holds its picture in memory, up to 5 MiB. */
export const uploadLimits: PlaceLimits = { perAccount: 2, inProcess: 24 };

const methods = "GET, HEAD, POST, OPTIONS";

/**
 * `POST /upload` takes one PNG or JPEG as a multipart form. The gateway checks it and the platform keeps it. `GET
 * /upload?id=` shows it to its sender. Strangers are refused before any byte of a body is read.
 */
export function uploadRoute(openPictures: OpenPictures): Route {
  const places = new Places(uploadLimits);
  return async (req, res, caller, search, common) => {
    const headers = { ...common, ...corsHeaders(caller) };
    if (req.method === "OPTIONS") {
      res.writeHead(204, { ...headers, ...preflightHeaders(caller), allow: methods });
      res.end();
    } else if (req.method === "GET" || req.method === "HEAD") {
      await sendPicture(req, res, await openPictures(requestOf(req, caller)), search, headers);
    } else if (req.method === "POST") {
      await takePicture({ req, res, caller, headers, openPictures, places });
    } else {
      sendProblem(res, 405, "Pictures are sent by POST.", { ...headers, allow: methods });
    }
  };
}

async function sendPicture(
  req: IncomingMessage,
  res: ServerResponse,
  pictures: Pictures | Problem,
  search: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if ("detail" in pictures) return sendRefusal(res, pictures, headers);
  const shown = await pictures.look(new URLSearchParams(search).get("id") ?? "");
  if ("detail" in shown) return sendRefusal(res, shown, headers);
  const { type, bytes } = shown;
  const length = String(bytes.length);
  res.writeHead(200, { ...headers, "content-type": type, "content-length": length, "cache-control": "no-store" });
  res.end(req.method === "HEAD" ? undefined : bytes);
}

interface Taking {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  headers: Readonly<Record<string, string>>;
  openPictures: OpenPictures;
  places: Places;
}

async function takePicture({ req, res, caller, headers, openPictures, places }: Taking): Promise<void> {
  // A refusal closes the connection, so that the rest of the body is not read.
  const closing = { ...headers, connection: "close" };
  try {
    refuseCrossSite("POST", req.headers, caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sendProblem(res, 403, error.message, closing);
  }
  const pictures = await openPictures(requestOf(req, caller));
  if ("detail" in pictures) return sendRefusal(res, pictures, closing);
  const place = places.take(pictures.account);
  if ("taken" in place) {
    const status = place.taken === "by this account" ? 429 : 503;
    return sendRefusal(res, { status, detail: "Too many uploads at once.", retryAfter: 5 }, closing);
  }
  try {
    const image = await readPicture(req);
    if (req.destroyed && !req.complete) return;
    if ("detail" in image) return sendRefusal(res, image, closing);
    const outcome = await pictures.upload(image);
    if ("detail" in outcome) return sendRefusal(res, outcome, headers);
    res.writeHead(201, { ...headers, "content-type": "application/json", "cache-control": "no-store" });
    res.end(JSON.stringify(outcome.image));
  } finally {
    place.leave();
  }
}

function requestOf({ headers }: IncomingMessage, caller: Caller): PictureRequest {
  const { traceparent } = continueTrace(String(headers.traceparent ?? ""), undefined);
  return { headers, bringsCookies: bringsCookies(headers, caller), caller, traceparent };
}

function sendRefusal(
  res: ServerResponse,
  { status, detail, retryAfter }: Problem,
  headers: Readonly<Record<string, string>>,
): void {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  sendProblem(res, status, detail, { ...headers, ...wait });
}
