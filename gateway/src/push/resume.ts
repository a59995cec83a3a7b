import type { IncomingHttpHeaders } from "node:http";

/** Longest time for which a client without a stream is told what it missed. */
const longestMs = 86_400_000;

/** The id of an event that is sent now. It says when, so that any process can continue the stream after it. */
export const eventIdNow = (): string => Date.now().toString(36);

/**
 * For how long a client had no stream: since the event in `Last-Event-ID`, or for the milliseconds in `X-Atrium-Missed-Ms`; 0
 * for a first stream. `isGone`: the event is too old, or not of this gateway, so the client must read anew.
 */
export function missedBy(headers: IncomingHttpHeaders): { ms: number; isGone: boolean } {
  const id = headers["last-event-id"];
  if (typeof id === "string" && id !== "") {
    const ms = /^[0-9a-z]{8}$/.test(id) ? Date.now() - Number.parseInt(id, 36) : Number.NaN;
    const isGone = !(ms <= longestMs);
    return { ms: isGone ? 1 : Math.max(1, ms), isGone };
  }
  const given = Number(headers["x-atrium-missed-ms"]);
  return { ms: given > 0 ? Math.min(given, longestMs) : 0, isGone: false };
}
