import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The media types that `/graphql` answers in. */
export type AnswerType = "application/graphql-response+json" | "application/json" | "text/event-stream";

// A client that accepts any JSON gets the legacy type, as the audit of GraphQL over HTTP asks.
const types: readonly AnswerType[] = ["application/json", "application/graphql-response+json", "text/event-stream"];
/** The offered types, each with and without its charset. */
const offers = new Map<string, AnswerType>(
  types.flatMap((type) => [
    [type, type],
    [`${type};charset=utf-8`, type],
  ]),
);
const offered = [...offers.keys()];

/**
 * A parser's time grows with the square of the header's length: 100 ms for 14 kB. Browsers send less than half of this.
 */
const longestAccept = 512;
/** Browsers and clients send few different headers, so the type for each is kept. */
const chosen = new LRUCache<string, { type: AnswerType | undefined }>({ max: 500 });

/**
 * The media type to answer in; undefined when the client accepts none of them. A header that is too long to parse counts
 * as none.
 */
export function answerType(accept: string | undefined): AnswerType | undefined {
  if (accept === undefined || accept === "*/*" || accept === "" || accept.length > longestAccept) {
    return "application/json";
  }
  // The web client sends these two. Comparing them costs less than parsing.
  if (accept === "application/graphql-response+json" || accept === "text/event-stream") return accept;
  const known = chosen.get(accept);
  if (known !== undefined) return known.type;
  const best = new Negotiator({ headers: { accept } }).mediaType(offered);
  const type = best === undefined ? undefined : offers.get(best);
  chosen.set(accept, { type });
  return type;
}

/** Whether a browser asks for a page. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes("text/html") ?? false;
}

/** Whether a caller takes a page: browsers ask for one, and other programs often take anything. */
export function takesPage(accept: string | undefined): boolean {
  return accept === undefined || accept.includes("*/*") || wantsPage(accept);
}
