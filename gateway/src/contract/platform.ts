import type { RawAnswer } from "../upstream/http/exchange.ts";

/** A platform that is examined, and the session with which its private calls are read. */
export interface Platform {
  origin: string;
  merchant: string;
  token: string | undefined;
}

export interface Question {
  method: string;
  /** With its ids and query. */
  path: string;
  /** Whether the token is sent. */
  isSignedIn: boolean;
  body?: { type: string; text: string };
}

const limitMs = 15_000;

/** Asks the platform as the gateway does, and returns the answer as it came. */
export async function ask(platform: Platform, { method, path, isSignedIn, body }: Question): Promise<RawAnswer> {
  const response = await fetch(`${platform.origin}${path}`, {
    method,
    redirect: "manual",
    signal: AbortSignal.timeout(limitMs),
    headers: {
      accept: "application/json",
      merchant: platform.merchant,
      language: "EN",
      device: "WEB",
      "x-request-id": "contract-check",
      ...(isSignedIn && { authorization: `Bearer ${platform.token}` }),
      ...(body && { "content-type": body.type }),
    },
    ...(body && { body: body.text }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
