/** What functions of an adapter get and give. `import type` them from here. */

/** A request to the platform, by a function. Its headers, envelope and codes are those of the adapter. */
export interface PlatformRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Begins with a slash. Parts that callers choose need `encodeURIComponent`. */
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** The body, as JSON or as a form. */
  json?: unknown;
  form?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The name of a cipher of the adapter's for the body. */
  encrypted?: string;
}

/** An answer of the platform: the content of its envelope. */
export interface PlatformAnswer {
  content: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The call of ours that a function answers. */
export interface AdapterCall {
  /** Our path ids, query parameters and fields of the body. Callers can choose most of them. */
  values: Readonly<Record<string, unknown>>;
  /** The platform's name of the caller's language. */
  language: string;
  merchant: string;
  isSignedIn: boolean;
  /** The caller's key of a change that must happen once, if our contract has one for this call. */
  idempotencyKey: string | undefined;
  /**
   * Asks the platform, at most ten times a call, with the caller's token. Only GET is repeated after a failure. Rejects with
   * the platform's refusal, which the function may let through.
   */
  ask(request: PlatformRequest): Promise<PlatformAnswer>;
  /** An error that refuses the call with a code of ours, to be thrown. */
  refusal(code: string, message?: string): Error;
}

/** Does a whole call. Returns our answer, which is checked as a platform's. */
export type CallFunction = (call: AdapterCall) => unknown;
