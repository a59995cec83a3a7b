import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../edge/http/caller.ts";
import { bringsCookies, corsHeaders, preflightHeaders } from "../edge/http/crossSite.ts";
import { onClose } from "../edge/http/onClose.ts";
import { Places } from "../edge/http/places.ts";
import { sendProblem } from "../edge/http/problem.ts";
import type { Route } from "../edge/http/route.ts";
import { sendPieces } from "../edge/http/sendPieces.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { RouteParts } from "../graph/domain.ts";
import type { Context } from "../request/context.ts";
import { continueTrace } from "../telemetry/trace.ts";
import { Leaving } from "../upstream/http/leaving.ts";
import { exportFile } from "./exportFile.ts";
import { type ExportTicket, takeTicket } from "./exportTickets.ts";
import { readerOf } from "./readerOf.ts";
import { exportReports } from "./reports.ts";

const methods = "GET, OPTIONS";
/** For the platform. The reader has a minimum rate. */
const longestMs = 300_000;

/**
 * `GET /export?ticket=` sends a file that the mutation `exportRecord` prepared: once, and only to the member who asked.
 * A caller that leaves ends the platform's answer too.
 */
export function exportRoute(parts: RouteParts): Route {
  const places = new Places({ perAccount: 1, perNetwork: 8, inProcess: 16 });
  return async (req, res, caller, search, common) => {
    const headers = { ...common, ...corsHeaders(caller) };
    if (req.method === "OPTIONS") {
      res.writeHead(204, { ...headers, ...preflightHeaders(caller), allow: methods });
      res.end();
    } else if (req.method === "GET") {
      await send({ parts, places, req, res, caller, search, headers });
    } else {
      sendProblem(res, 405, "Files are read by GET.", { ...headers, allow: methods });
    }
  };
}

interface Sending {
  parts: RouteParts;
  places: Places;
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  search: string;
  headers: Readonly<Record<string, string>>;
}

async function send({ parts, places, req, res, caller, search, headers }: Sending): Promise<void> {
  const leaving = new AbortController();
  onClose(res, () => leaving.abort());
  const { value: context } = await parts.openContext({
    headers: req.headers,
    bringsCookies: bringsCookies(req.headers, caller),
    caller,
    trace: continueTrace(String(req.headers.traceparent ?? ""), undefined),
    signal: leaving.signal,
  });
  if (context.session === null) return sendProblem(res, 401, "Log in first.", headers);
  const account = `${context.uncached().brand.key.merchant} ${context.session.customerId}`;
  const place = places.take({ account, address: caller.clientIp });
  if ("taken" in place) {
    const status = place.taken === "by this caller" ? 429 : 503;
    return sendProblem(res, status, "Another file is being sent.", { ...headers, "retry-after": "5" });
  }
  try {
    const ticket = await takeTicket(context.uncached().services, new URLSearchParams(search).get("ticket") ?? "");
    if (ticket === null || ticket.account !== account) {
      return sendProblem(res, 404, "This address was used before, or is too old.", headers);
    }
    await sendFile(context, ticket, leaving.signal, res, headers);
  } catch (error) {
    if (leaving.signal.aborted) return;
    if (!(error instanceof UpstreamError)) throw error;
    const { status, detail } = refusalOf(error);
    if (res.headersSent) res.destroy();
    else sendProblem(res, status, detail, headers);
  } finally {
    place.leave();
  }
}

async function sendFile(
  context: Context,
  { report: name, query }: ExportTicket,
  signal: AbortSignal,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const report = exportReports[name];
  const { caller, shared } = context.scope;
  const reader = await readerOf(context);
  const path = `${report.call.slice("GET ".length)}?${new URLSearchParams({ ...query, export: "csv" })}`;
  const source = await shared.client.stream({
    name: report.call,
    path,
    caller,
    milliseconds: longestMs,
    leaving: new Leaving(signal),
  });
  res.writeHead(200, {
    ...headers,
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${report.file}.csv"`,
    "cache-control": "no-store",
  });
  const { requestId } = caller;
  const { observer } = context.uncached().services;
  await sendPieces(res, exportFile(source, report, reader), { route: "/export", requestId, observer });
}

function refusalOf({ status, code }: UpstreamError): { status: number; detail: string } {
  if (code === "EXPORT_TOO_LARGE") return { status: 413, detail: "The file would be too large: choose fewer days." };
  if (code === "RATE_LIMITED") return { status: 429, detail: "Too many reports: wait a minute." };
  if (code === "UNAUTHENTICATED" || code.startsWith("SESSION_")) return { status: 401, detail: "Log in again." };
  return { status: status === 0 || status >= 500 ? 503 : 502, detail: "The platform does not send this file now." };
}
