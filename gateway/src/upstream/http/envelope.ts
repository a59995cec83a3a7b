import { z } from "zod";
import { isRecord } from "../../basics/isRecord.ts";
import { type FieldRefusal, UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { RawAnswer } from "./exchange.ts";

/** The codes of answers without one, by HTTP status. */
const codeOfStatus: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  421: "DOMAIN_INVALID",
  429: "RATE_LIMITED",
  451: "REGION_RESTRICTED",
  504: "UPSTREAM_TIMEOUT",
};

const longestMessage = 300;
const codeForm = /^[A-Z][A-Z0-9_]{1,63}$/;
const refusals = z
  .array(
    z.object({
      field: z.string().max(60),
      rule: z.string().max(60).catch(""),
      min: z.number().optional().catch(undefined),
      max: z.number().optional().catch(undefined),
    }),
  )
  .max(50);

/**
 * The content of the platform's `{ success, value, message, code }`, or the whole body when there is no envelope.
 * Throws for every refusal, also for one with HTTP status 200.
 */
export function contentOf({ status, headers, body }: RawAnswer): unknown {
  const isRefused = status < 200 || status > 299;
  if (body.length === 0) {
    if (isRefused) throw refusal(status, headers, undefined);
    return null;
  }
  const parsed = parse(body);
  if (parsed === unreadable) {
    if (isRefused) throw refusal(status, headers, undefined);
    throw unavailable("not JSON", status);
  }
  if (isRecord(parsed)) {
    if (isRefused || parsed.success === false) throw refusal(status, headers, parsed);
    return "value" in parsed ? parsed.value : parsed;
  }
  if (isRefused) throw refusal(status, headers, undefined);
  return parsed;
}

function refusal(
  status: number,
  headers: RawAnswer["headers"],
  body: Record<string, unknown> | undefined,
): UpstreamError {
  return refusalWith(status, headers, {
    code: codeIn(body),
    message: body?.message,
    fields: fieldsIn(body),
    value: body?.value,
  });
}

/** The parts of a refusal that an envelope names. */
interface RefusalParts {
  /** One of our codes, or undefined when the platform sent none that we know. */
  code: string | undefined;
  message: unknown;
  fields: readonly FieldRefusal[];
  value: unknown;
}

/** A refusal of the platform. Without a code it has that of its HTTP status. */
export function refusalWith(
  status: number,
  headers: RawAnswer["headers"],
  { code, message, fields, value }: RefusalParts,
): UpstreamError {
  return new UpstreamError({
    status,
    code:
      code ?? codeOfStatus[status] ?? (status >= 300 && status < 400 ? "UPSTREAM_UNAVAILABLE" : fallbackCode(status)),
    fields,
    retryAfter: secondsIn(headers["retry-after"]),
    message: typeof message === "string" && message !== "" ? message.slice(0, longestMessage) : undefined,
    value,
    isCoded: code !== undefined,
  });
}

const fallbackCode = (status: number) => (status >= 500 ? "UPSTREAM_UNAVAILABLE" : "UNKNOWN");

function codeIn(body: Record<string, unknown> | undefined): string | undefined {
  return typeof body?.code === "string" && codeForm.test(body.code) ? body.code : undefined;
}

function fieldsIn(body: Record<string, unknown> | undefined): FieldRefusal[] {
  const inValue = isRecord(body?.value) ? body.value.fields : undefined;
  const parsed = refusals.safeParse(body?.fields ?? inValue);
  return parsed.success ? parsed.data.map(({ field, rule, min, max }) => ({ field, rule, min, max })) : [];
}

/** `Retry-After` in seconds. The header may also hold a date. */
function secondsIn(retryAfter: string | string[] | undefined): number | undefined {
  if (typeof retryAfter !== "string") return undefined;
  if (/^\d{1,7}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

export const unreadable = Symbol("unreadable");

/** The JSON of a body, or `unreadable`. */
export function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return unreadable;
  }
}
