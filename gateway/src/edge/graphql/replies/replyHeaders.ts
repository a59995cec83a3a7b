import type { Caller } from "../../http/caller.ts";
import { corsHeaders } from "../../http/crossSite.ts";
import { dataCsp, dataHeaders } from "../../http/securityHeaders.ts";

type Headers = Readonly<Record<string, string>>;

/** Headers that are the same for all requests of one kind of caller. The kinds are each partner, and two others. */
const byKind = new Map<string, { record: Headers; list: readonly string[] }>();

/** The headers of all answers of `/graphql` to this caller. */
export function headersFor(caller: Caller): Headers {
  return { ...headersOfKind(caller).record, "x-request-id": caller.requestId };
}

/** The same as a list of names and values in turn, which costs less to extend and to send. */
export function headerListFor(caller: Caller): string[] {
  return [...headersOfKind(caller).list, "x-request-id", caller.requestId];
}

function headersOfKind(caller: Caller) {
  const kind = `${caller.isSecure} ${caller.site === "partner" ? caller.origin : ""}`;
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const record = {
    ...dataHeaders(caller.isSecure),
    "content-security-policy": dataCsp,
    ...corsHeaders(caller),
    "cache-control": "no-store",
  };
  const made = { record, list: Object.entries(record).flat() };
  byKind.set(kind, made);
  return made;
}
