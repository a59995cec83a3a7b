import type { UpstreamError } from "../../errors/upstreamError.ts";

const retries = 2;
const longestWaitSeconds = 2;
const temporary = new Set([429, 502, 503, 504]);

/** Codes with such a status that are deliberate answers of the platform. */
const decided = new Set(["GAME_MAINTENANCE", "SYSTEM_MAINTENANCE", "SMS_SEND_FAILED", "PHONE_UNKNOWN"]);

export const isDecided = ({ code }: UpstreamError) => decided.has(code);

/** The gateway's own time limit ended the attempt. */
export const isTimeout = ({ status, code }: UpstreamError) => status === 0 && code === "UPSTREAM_TIMEOUT";

/** Milliseconds to wait before the request is repeated; null when it must not be. */
export function waitBeforeRetry(error: UpstreamError, attempt: number, isRepeatable: boolean): number | null {
  if (attempt >= retries || isDecided(error) || isTimeout(error)) return null;
  const isTemporary = error.status === 0 || temporary.has(error.status);
  if (!isTemporary || !(isRepeatable || !error.wasSent)) return null;
  if (error.retryAfter !== undefined) return error.retryAfter <= longestWaitSeconds ? error.retryAfter * 1000 : null;
  const most = 100 * 3 ** attempt;
  return most / 2 + Math.random() * (most / 2);
}
