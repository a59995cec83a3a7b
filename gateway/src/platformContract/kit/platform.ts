import { isRecord } from "../../basics/isRecord.ts";

/** A platform that is examined. */
export interface Platform {
  origin: string;
  merchant: string;
  /** Milliseconds for each call. The gateway itself gives up after eight seconds. */
  limitMs: number;
}

export interface Question {
  method: string;
  /** With its ids and query. */
  path: string;
  token?: string | undefined;
  body?: { type: string; text: string } | undefined;
  key?: string | undefined;
}

/** An answer as it came, or why there is none. */
export type Reply = { ms: number; status: number; headers: Headers; text: string } | { ms: number; failure: string };

/** Asks the platform as the gateway does. Never throws. */
export async function ask(platform: Platform, { method, path, token, body, key }: Question): Promise<Reply> {
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin);
  try {
    const response = await fetch(`${platform.origin}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(platform.limitMs),
      headers: {
        accept: "application/json",
        merchant: platform.merchant,
        language: "EN",
        device: "WEB",
        "x-request-id": "contract-check",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...(body && { "content-type": body.type }),
      },
      ...(body && { body: body.text }),
    });
    return { status: response.status, headers: response.headers, text: await response.text(), ms: since() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return {
      ms: since(),
      failure: isLate ? `no answer within ${platform.limitMs} ms` : `no connection (${causeOf(error)})`,
    };
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

/** What an answer means: a value, a refusal, or nothing that the contract has. */
export type Meaning =
  | { kind: "value"; value: unknown }
  | { kind: "refusal"; status: number; code: string | undefined; message: string }
  | { kind: "fault"; fault: string };

/** Reads the envelope. An answer without one is its own value. */
export function meaningOf(reply: Reply): Meaning {
  if ("failure" in reply) return { kind: "fault", fault: reply.failure };
  const { status, headers, text } = reply;
  if (status >= 300 && status < 400) {
    return {
      kind: "fault",
      fault: `redirect ${status} to ${withoutQuery(headers.get("location"))}, which the gateway does not follow`,
    };
  }
  const isRefused = status < 200 || status > 299;
  const body = text === "" ? undefined : parsed(text);
  if (isRefused && !isRecord(body))
    return { kind: "refusal", status, code: undefined, message: isRefused ? described(reply) : "" };
  if (text === "") return { kind: "fault", fault: `status ${status} with an empty body` };
  if (body === unreadable)
    return { kind: "fault", fault: `${/^\s*[{[]/.test(text) ? "broken JSON" : "no JSON"}: ${described(reply)}` };
  if (isRecord(body) && (isRefused || body.success === false)) {
    if (body.success === true) return { kind: "fault", fault: `status ${status} with success: true` };
    const code = typeof body.code === "string" ? body.code : undefined;
    return {
      kind: "refusal",
      status,
      code,
      message: typeof body.message === "string" ? body.message.slice(0, 80) : "",
    };
  }
  const type = headers.get("content-type") ?? "";
  if (!/^application\/([\w.]+\+)?json/i.test(type)) {
    return { kind: "fault", fault: `JSON under the content type ${type || "(none)"}, expected application/json` };
  }
  return { kind: "value", value: isRecord(body) && "value" in body ? body.value : body };
}

const unreadable = Symbol("unreadable");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** `text/html, 37 bytes, begins "<html>"` */
function described({ headers, text }: { headers: Headers; text: string }): string {
  const begin = text.slice(0, 20).replace(/\s+/g, " ");
  return `${headers.get("content-type") ?? "no content type"}, ${Buffer.byteLength(text)} bytes, begins "${begin}"`;
}

/** A query can hold a secret. */
const withoutQuery = (location: string | null) => location?.split(/[?#]/)[0] ?? "nowhere";

/** A refusal in a few words. */
export const refusalText = ({ status, code, message }: Extract<Meaning, { kind: "refusal" }>) =>
  [status, code, message === "" ? undefined : JSON.stringify(message)].filter((part) => part !== undefined).join(" ");
