import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Answer, Outgoing } from "../http/outgoing.ts";
import { valuesOf } from "./bodies.ts";
import type { AdapterCall, PlatformRequest } from "./functions.ts";

const mostAsked = 10;

interface FunctionParts {
  language: string;
  merchant: string;
  /** Sends a request with the time that is left. */
  ask(request: PlatformRequest, milliseconds: number): Promise<Answer>;
}

/** What a function of an adapter gets, for one call. */
export function functionTools(call: Outgoing, { language, merchant, ask }: FunctionParts): AdapterCall {
  const { caller, idempotencyKey, milliseconds } = call;
  const deadline = Date.now() + milliseconds;
  let asked = 0;
  return {
    values: valuesOf(call),
    language,
    merchant,
    isSignedIn: caller.token !== undefined,
    idempotencyKey,
    async ask(request) {
      asked += 1;
      if (asked > mostAsked) throw unavailable(`a function of the adapter asks more than ${mostAsked} times`);
      if (!request.path.startsWith("/")) throw unavailable("a function of the adapter asks for a path without a slash");
      const left = deadline - Date.now();
      if (left <= 0) throw new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", wasSent: false });
      const { content, headers } = await ask({ ...request, path: request.path + searchOf(request) }, left);
      return { content, headers };
    },
    refusal: (code, message) => new UpstreamError({ status: 200, code, message }),
  };
}

function searchOf({ query = {} }: PlatformRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
