import type { IncomingMessage } from "node:http";

/** Milliseconds in which a sender may read its answer before the connection is cut. */
const lastRead = 5_000;

/**
 * Cuts the connection of a request that was answered before its body was read whole, unless the rest arrives soon.
 * Otherwise a body without an end holds its connection.
 */
export function cutUnreadBody(req: IncomingMessage): void {
  if (req.complete) return;
  const timer = setTimeout(() => {
    if (!req.complete) req.socket.destroy();
  }, lastRead);
  timer.unref();
  req.on("close", () => clearTimeout(timer));
}

/** Whether an error only says that the client left. It is no fault of the gateway. */
export function isDeparture(error: unknown, req: IncomingMessage): boolean {
  if (!(error instanceof Error)) return false;
  if (error === req.errored || error.name === "AbortError") return req.destroyed;
  return "code" in error && departures.has(String(error.code)) && req.destroyed;
}

const departures = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);
