import type { UpstreamError } from "../../errors/upstreamError.ts";
import type { Verdicts } from "./breakers.ts";
import { isDecided, isTimeout } from "./retry.ts";

/** What a verdict depends on besides the failure. */
export interface Circumstances {
  /** The caller closed the connection. */
  hasLeft: boolean;
  /** Milliseconds that the operation had. */
  milliseconds: number;
  bodyBytes: number;
}

const answered: Verdicts = { host: "answered", call: "answered" };
const unknown: Verdicts = { host: "unknown", call: "unknown" };

/** A request that spent its time elsewhere leaves little for its last calls. Their time-outs don't count. */
const fairMs = 2_000;
/** A platform that refuses a larger body may close the connection before it has read all of it. */
const bodyReadAtOnce = 16 * 1024;

/**
 * What the end of an operation says about a host and about the call. Every answer proves that the host works, and an
 * answer with a status below 500 that the call works too.
 */
export function verdictsOn(failure: UpstreamError | undefined, circumstances: Circumstances): Verdicts {
  if (failure === undefined) return answered;
  const { hasLeft, milliseconds, bodyBytes } = circumstances;
  if (hasLeft) return unknown;
  if (failure.status !== 0)
    return failure.status < 500 || isDecided(failure) ? answered : { host: "answered", call: "failed" };
  if (isTimeout(failure))
    return failure.wasSent && milliseconds >= fairMs ? { host: "failed", call: "failed" } : unknown;
  if (!failure.wasSent) return { host: "failed", call: "unknown" };
  return bodyBytes > bodyReadAtOnce ? unknown : { host: "unknown", call: "failed" };
}
