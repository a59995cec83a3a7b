import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SharedBytes } from "../http/compression.ts";
import type { Inline } from "../http/securityHeaders.ts";

/** A page with what it contains inline, for its content security policy. */
export interface MadePage {
  body: SharedBytes;
  inline: Inline;
}

const mostBytes = 8 * 1024 * 1024;
const keptMs = 60_000;

/**
 * Keeps the pages that were made lately, by all that they were made from. Guests of one language often get equal pages, and
 * making and compressing one costs more than the rest of a visit.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, MadePage>({
    maxSize: mostBytes,
    // A compressed page has about a fifth of the bytes.
    sizeCalculation: ({ body }) => Math.ceil(1.5 * body.plain.length),
    ttl: keptMs,
    ttlResolution: 1_000,
  });

  /** The page that was made from equal parts, or a new one. */
  of(parts: readonly string[], make: () => { html: string; inline: Inline }): MadePage {
    const key = digestOf(parts);
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const { html, inline } = make();
    const made = { body: new SharedBytes(Buffer.from(html)), inline };
    this.#pages.set(key, made);
    return made;
  }
}

function digestOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  // The length keeps parts apart, whatever they contain.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("base64url");
}
