import { hash } from "node:crypto";

/**
 * An `ETag` for content. It is the same in all processes, and weak because a compressed answer has the same one: all
 * encodings hold the same content.
 */
export function tagOf(content: Buffer | string): string {
  return `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/** Whether the caller has the content already, by its `If-None-Match`. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => ["*", opaque].includes(given.trim().replace(/^W\//, "")));
}
