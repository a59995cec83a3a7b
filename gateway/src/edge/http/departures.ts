import type { IncomingMessage } from "node:http";

/** Milliseconds in which a sender may read its answer before the connection is cut. */
const lastRead = 5_000;

/**
 * Ignores the rest of a body when a request was answered before it was read whole. If the connection were closed at once,
 * the system would reset it, and a sender that still sends may lose the answer. A rest that does not arrive soon is cut,
 * because a body without an end would hold its connection.
 */
export function cutUnreadBody(req: IncomingMessage): void {
  if (req.complete) return;
  req.resume();
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
