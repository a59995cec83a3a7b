import { wait } from "./dom.js";

/** A refusal of the server, or a failure of the network. */
export class PlayError extends Error {
  /**
   * @param {string} code one of the platform's codes, or `OFFLINE`
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** A new key of a round: a version 4 UUID. Over plain HTTP `crypto.randomUUID` is missing. */
export function roundKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * The platform's `/play/api`. The secret stays in this closure.
 * @param {string} secret
 * @param {string} language
 */
export function playApi(secret, language) {
  /**
   * @template Value
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<Value>}
   */
  async function call(path, body) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(path, body);
      if (answer?.success) return answer.value;
      const pause = answer?.value?.retryAfterMs;
      // A busy server sends a time to wait. A lost answer is requested again: the same key is the same round.
      if (attempt < 4 && (!answer || (answer.code === "RATE_LIMITED" && pause !== undefined && pause < 6000))) {
        await wait(pause ?? attempt * 700);
      } else if (answer) throw new PlayError(answer.code, answer.message);
      else throw new PlayError("OFFLINE", "");
    }
  }

  /** Undefined when no answer comes, or not one of the platform. @param {string} path @param {unknown} body */
  async function send(path, body) {
    try {
      const response = await fetch(`/play/api/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "X-Play-Secret": secret,
          Language: language,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: "omit",
        cache: "no-store",
        signal: AbortSignal.timeout(8000),
      });
      const answer = await response.json();
      return typeof answer?.success === "boolean" && response.status !== 502 && response.status !== 504
        ? answer
        : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    /** @param {import("./gameMessages.ts").RoundRequest} request @returns {Promise<import("./gameMessages.ts").RoundAnswer>} */
    play: (request) => call("rounds", request),
    /** @param {string} key @returns {Promise<import("./gameMessages.ts").RoundAnswer>} */
    round: (key) => call(`rounds/${key}`),
    /** @returns {Promise<import("./gameMessages.ts").SessionState>} */
    session: () => call("session"),
    /** @returns {Promise<import("./gameMessages.ts").GameTable>} */
    table: () => call("table"),
    /** Reports that the page was left. Nothing depends on the arrival of the request. */
    leave: () =>
      void fetch("/play/api/end", { method: "POST", headers: { "X-Play-Secret": secret }, keepalive: true }).catch(
        () => undefined,
      ),
  };
}
