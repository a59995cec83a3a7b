import { AtriumError } from "../errors/atriumError.ts";
import { UpstreamError } from "../errors/upstreamError.ts";

/** Codes of refusals that end by themselves, or when the member changes the password. */
const temporaryCodes = new Set([
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "RATE_LIMITED",
  "SYSTEM_MAINTENANCE",
  "REGION_RESTRICTED",
  "PASSWORD_CHANGE_REQUIRED",
]);

/** Whether a read that failed so is worth another attempt. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof AtriumError) return temporaryCodes.has(error.code);
  if (!(error instanceof UpstreamError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500 || temporaryCodes.has(error.code);
}
