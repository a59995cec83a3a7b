import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../edge/http/caller.ts";
import { bringsCookies, corsHeaders, preflightHeaders, refuseCrossSite } from "../edge/http/crossSite.ts";
import { type PlaceLimits, Places } from "../edge/http/places.ts";
import { sendProblem } from "../edge/http/problem.ts";
import { Refusal } from "../edge/http/refusal.ts";
import type { Route } from "../edge/http/route.ts";
import { sendPieces } from "../edge/http/sendPieces.ts";
import type { Observer } from "../telemetry/records.ts";
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

/** Each upload holds its picture in memory, twice while it is sent on: up to 10 MiB. */
export const uploadLimits: PlaceLimits = { perAccount: 2, perNetwork: 6, inProcess: 12 };
/** A picture that is shown is in memory until its reader has it, up to 4 MiB. */
const lookLimits: PlaceLimits = { perAccount: 6, perNetwork: 12, inProcess: 24 };
const pieceBytes = 16 * 1024;

const methods = "GET, HEAD, POST, OPTIONS";

/**
 * `POST /upload` takes one PNG or JPEG as a multipart form. The gateway checks it and the platform keeps it. `GET
 * /upload?id=` shows it to its sender. Strangers are refused before any byte of a body is read.
 */
export function uploadRoute(openPictures: OpenPictures, observer: Observer): Route {
  const places = new Places(uploadLimits);
  const readers = new Places(lookLimits);
  return async (req, res, caller, search, common) => {
    const headers = { ...common, ...corsHeaders(caller) };
    if (req.method === "OPTIONS") {
      res.writeHead(204, { ...headers, ...preflightHeaders(caller), allow: methods });
      res.end();
    } else if (req.method === "GET" || req.method === "HEAD") {
      await showPicture({ req, res, caller, headers, openPictures, places: readers }, search, observer);
    } else if (req.method === "POST") {
      await takePicture({ req, res, caller, headers, openPictures, places });
    } else {
      sendProblem(res, 405, "Pictures are sent by POST.", { ...headers, allow: methods });
    }
  };
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  headers: Readonly<Record<string, string>>;
  openPictures: OpenPictures;
  places: Places;
}

async function showPicture(
  { req, res, caller, headers, openPictures, places }: Exchange,
  search: string,
  observer: Observer,
): Promise<void> {
  const pictures = await openPictures(requestOf(req, caller));
  if ("detail" in pictures) return sendRefusal(res, pictures, headers);
  const place = places.take({ account: pictures.account, address: caller.clientIp });
  if ("taken" in place) return sendRefusal(res, tooMany(place.taken, "Too many pictures at once."), headers);
  try {
    const shown = await pictures.look(new URLSearchParams(search).get("id") ?? "");
    if ("detail" in shown) return sendRefusal(res, shown, headers);
    const { type, bytes } = shown;
    const length = String(bytes.length);
    res.writeHead(200, { ...headers, "content-type": type, "content-length": length, "cache-control": "no-store" });
    if (req.method === "HEAD") res.end();
    else await sendPieces(res, piecesOf(bytes), { route: "/upload", requestId: caller.requestId, observer });
  } finally {
    place.leave();
  }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

async function takePicture({ req, res, caller, headers, openPictures, places }: Exchange): Promise<void> {
  try {
    refuseCrossSite("POST", req.headers, caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sendProblem(res, 403, error.message, headers);
  }
  const pictures = await openPictures(requestOf(req, caller));
  if ("detail" in pictures) return sendRefusal(res, pictures, headers);
  const place = places.take({ account: pictures.account, address: caller.clientIp });
  if ("taken" in place) return sendRefusal(res, tooMany(place.taken, "Too many uploads at once."), headers);
  try {
    const image = await readPicture(req);
    if (req.destroyed && !req.complete) return;
    if ("detail" in image) return sendRefusal(res, image, headers);
    const outcome = await pictures.upload(image);
    if ("detail" in outcome) return sendRefusal(res, outcome, headers);
    res.writeHead(201, { ...headers, "content-type": "application/json", "cache-control": "no-store" });
    res.end(JSON.stringify(outcome.image));
  } finally {
    place.leave();
  }
}

/** The refusal of a caller for which there is no place. */
const tooMany = (taken: "by this caller" | "by others", detail: string): Problem => ({
  status: taken === "by this caller" ? 429 : 503,
  detail,
  retryAfter: 5,
});

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
