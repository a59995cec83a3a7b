import type { Caller } from "../../http/caller.ts";
import { corsHeaders } from "../../http/crossSite.ts";
import { dataCsp, dataHeaders } from "../../http/securityHeaders.ts";

type Headers = Readonly<Record<string, string>>;

/** Headers that are the same for all requests of one kind of caller, as a record and as a list. */
interface KindHeaders {
  record: Headers;
  list: readonly string[];
}

/** The headers for each partner by its origin, and for all other callers. */
type ByOrigin = Map<string | undefined, KindHeaders>;
const [plain, secure]: [ByOrigin, ByOrigin] = [new Map(), new Map()];

/** The headers of all answers of `/graphql` to this caller. */
export function headersFor(caller: Caller): Headers {
  return { ...headersOfKind(caller).record, "x-request-id": caller.requestId };
}

/** The same as a list of names and values in turn, which costs less to extend and to send. */
export function headerListFor(caller: Caller): string[] {
  return [...headersOfKind(caller).list, "x-request-id", caller.requestId];
}

function headersOfKind(caller: Caller): KindHeaders {
  const byOrigin = caller.isSecure ? secure : plain;
  const partner = caller.site === "partner" ? caller.origin : undefined;
  const known = byOrigin.get(partner);
  if (known !== undefined) return known;
  const record = {
    ...dataHeaders(caller.isSecure),
    "content-security-policy": dataCsp,
    ...corsHeaders(caller),
    "cache-control": "no-store",
  };
  const made = { record, list: Object.entries(record).flat() };
  byOrigin.set(partner, made);
  return made;
}
