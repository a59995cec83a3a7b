import type { IncomingHttpHeaders } from "node:http";
import { isLanguageCode } from "../../../language/language.ts";
import { tagHeaders } from "../../../purges/tags.ts";
import type { Keeping } from "../lanes/lane.ts";

/** Headers about the caller, which a cache must not give to others. */
const isPersonal = (name: string) => /^(ratelimit|x-request-id|server-timing)/.test(name);

/**
 * Headers of an answer that is the same for everybody, so that browsers and CDNs may keep it. Takes and returns names and
 * values in turn. The gateway itself has kept the answer for up to five seconds already.
 */
export function cacheableHeaders(
  headers: readonly string[],
  requestHeaders: IncomingHttpHeaders,
  { maxAge, events, tag }: Keeping & { tag: string },
): string[] {
  const vary = ["Accept", "X-Atrium-Language"];
  // Without a language in the client's own header the answer depends on `Accept-Language`. That header has many forms, so
  // it is named only then.
  if (!isLanguageCode(String(requestHeaders["x-atrium-language"]).toUpperCase())) vary.push("Accept-Language");
  const kept = ["etag", tag, ...tagHeaders(events)];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = [headers[at], headers[at + 1]];
    if (name === "cache-control") kept.push(name, `public, max-age=${maxAge}`);
    else if (name === "vary") kept.push(name, [value, ...vary].join(", "));
    else if (!isPersonal(name)) kept.push(name, value);
  }
  return kept;
}
