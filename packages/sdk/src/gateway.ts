import { AtriumError, errorOf, payloadsIn } from "./atriumError.ts";
import { isObject, parsed, textIn } from "./unknown.ts";

/** What `createAtrium` needs to reach a gateway. */
export interface GatewayOptions {
  /** Address of the gateway, or of your server that adds the key, without `/graphql`: `https://play.example`. */
  url: string;
  /** The partner's key. A key in a page or an app is not secret: leave it out there, and send requests through your server. */
  key?: string;
  /** React Native needs one with streams for `subscribe`: `expo/fetch`. */
  fetch?: typeof fetch;
  /** Language of texts and messages, one of `Site.languages`: `EN`. */
  language?: string;
  /** Which release of yours asks: at most 32 letters, digits, `.`, `_`, `+`, `-`. */
  version?: string;
}

/** Codes after which the session is gone. */
const OVER: readonly string[] = ["SESSION_EXPIRED", "SESSION_REVOKED", "SESSION_WRONG_BRAND"];

const JSON_ANSWER = "application/graphql-response+json";
export const EVENTS = "text/event-stream";

/** Sends single requests, each once, with the session of this client. */
export class Gateway {
  /** The session, sealed: only the gateway can read it. Null for guests. */
  session: string | null = null;
  readonly #options: GatewayOptions;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  /** Sends one request; rejects with `UNREACHABLE` when no answer comes. */
  post(body: object, accept: string, more: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    const { url, key, language, version, fetch: send = fetch } = this.#options;
    return send(`${url.replace(/\/+$/, "")}/graphql`, {
      method: "POST",
      headers: {
        accept,
        "content-type": "application/json",
        ...(key && { "x-atrium-partner-key": key }),
        ...(language && { "x-atrium-language": language }),
        ...(version && { "x-atrium-partner-version": version }),
        ...(this.session !== null && { authorization: `Bearer ${this.session}` }),
        ...more,
      },
      body: JSON.stringify(body),
      signal: signal ?? null,
    }).catch(unlessLeft(signal));
  }

  /** Sends an operation once, and returns its data. Keeps the session that a login brings. */
  async ask<Result>(query: string, variables: object, signal?: AbortSignal): Promise<Result> {
    const response = await this.post({ query, variables }, JSON_ANSWER, {}, signal);
    return this.read<Result>(await response.text().catch(unlessLeft(signal)), response);
  }

  /** The data of an answer, which the document describes. Throws the answer's error. */
  read<Result>(text: string, response: Response): Result {
    const answer = parsed(text);
    const retryAfter = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
    const wait = retryAfter >= 0 ? retryAfter : null;
    const reference = response.headers.get("x-request-id");
    if (!isObject(answer) || !("data" in answer || "errors" in answer)) {
      const message = `${this.#options.url} answered ${response.status}, but is no gateway.`;
      throw new AtriumError({ code: "UNREACHABLE", message, reference, retryAfter: wait });
    }
    const error = errorOf(answer, reference, wait);
    if (error && OVER.includes(error.code)) this.session = null;
    if (error) throw error;
    const { data } = Object(answer);
    for (const payload of payloadsIn(data)) this.session = textIn(payload, "bearerToken") ?? this.session;
    return data;
  }
}

/** What a caller who has left gets is the reason of the signal. */
const unlessLeft = (signal: AbortSignal | undefined) => (error: unknown) => {
  throw signal?.aborted ? error : unreachable(error);
};

export const unreachable = (error: unknown) =>
  new AtriumError({
    code: "UNREACHABLE",
    message: `No answer came: ${error instanceof Error ? error.message : error}`,
  });
