import type { Followed } from "../upstream/footprint.ts";

/** The tag of all public answers. */
export const everything = "atrium";

/** The tag of public answers that follow an event of the platform. */
export const tagOf = (event: Followed): string => `${everything}-${event}`;

/** Headers with the tags of a public answer, names and values in turn: Cloudflare's and Fastly's. Both keep them to themselves. */
export function tagHeaders(events: Iterable<Followed>): readonly string[] {
  const tags = [everything, ...[...events].map(tagOf)];
  return ["cache-tag", tags.join(), "surrogate-key", tags.join(" ")];
}
