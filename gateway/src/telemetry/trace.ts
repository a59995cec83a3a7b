import { randomBytes } from "node:crypto";

/** The position of a request in a trace (W3C trace context). */
export interface Trace {
  /** The header of this gateway's span, for the platform. */
  traceparent: string;
  tracestate: string | undefined;
  traceId: string;
  /** This gateway's span. */
  spanId: string;
  /** The caller's span, undefined at the start of a trace. */
  parentSpanId: string | undefined;
  isSampled: boolean;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const nothing = /^0+$/;

/** Whether a trace is collected: by its id, and by what its caller said, undefined at the start of a trace. */
export type Samples = (traceId: string, parent: boolean | undefined) => boolean;

let samples: Samples = (_traceId, parent) => parent ?? true;

/** Lets a sampler decide about all further traces of this process. */
export function sampleBy(sampler: Samples): void {
  samples = sampler;
}

/** Continues the caller's trace. Starts a new one when the header is missing or malformed. */
export function continueTrace(traceparent: string | undefined, tracestate: string | undefined): Trace {
  if (traceparent === undefined) return newTrace();
  const [, version, traceId, parentSpanId, flags, rest] = form.exec(traceparent) ?? [];
  const isValid =
    traceId !== undefined &&
    parentSpanId !== undefined &&
    version !== "ff" &&
    (version !== "00" || rest === undefined) &&
    !nothing.test(traceId) &&
    !nothing.test(parentSpanId);
  if (!isValid) return newTrace();
  const spanId = randomHex(8);
  const isSampled = samples(traceId, (Number.parseInt(flags ?? "00", 16) & 1) === 1);
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
    tracestate: usableState(tracestate),
    traceId,
    spanId,
    parentSpanId,
    isSampled,
  };
}

function newTrace(): Trace {
  const ids = randomHex(24);
  const traceId = ids.slice(0, 32);
  const spanId = ids.slice(32);
  const isSampled = samples(traceId, undefined);
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
    tracestate: undefined,
    traceId,
    spanId,
    parentSpanId: undefined,
    isSampled,
  };
}

/** A state with more than 32 members or 512 characters is dropped as a whole. */
function usableState(tracestate: string | undefined): string | undefined {
  if (tracestate === undefined || tracestate.length > 512 || !/^[\x20-\x7e]+$/.test(tracestate)) return undefined;
  return tracestate.split(",").length > 32 ? undefined : tracestate;
}

// Random bytes are drawn and written in bulk, because a call per id is a noticeable part of a small request.
const poolBytes = 4_096;
let pool = "";
let used = 0;

function randomHex(bytes: number): string {
  const end = used + 2 * bytes;
  if (end > pool.length) {
    pool = randomBytes(poolBytes).toString("hex");
    used = 0;
    return randomHex(bytes);
  }
  const id = pool.slice(used, end);
  used = end;
  return nothing.test(id) ? randomHex(bytes) : id;
}
