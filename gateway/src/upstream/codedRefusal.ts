import { UpstreamError } from "../errors/upstreamError.ts";

const refusals: ReadonlySet<number> = new Set([200, 400, 401, 403, 409, 422]);

/** Gives a refusal without a code one. To a guest, 401 and 403 say nothing about a session. */
export function codedRefusal(error: unknown, code: string): unknown {
  if (!(error instanceof UpstreamError) || error.isCoded || !refusals.has(error.status)) return error;
  const { status, fields, retryAfter, said, value, call } = error;
  const coded = new UpstreamError({ status, code, fields, retryAfter, message: said, value, isCoded: false });
  return Object.assign(coded, { call });
}
