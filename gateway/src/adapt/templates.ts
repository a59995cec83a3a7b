import { attempt } from "../basics/attempt.ts";
import { isRecord } from "../basics/isRecord.ts";
import { likeness, wordsOf } from "./concepts.ts";
import type { Exchange } from "./har.ts";

/** The names in braces of a path. */
export const placeholdersIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const isVersion = (step: string) => /^v\d+$/.test(step);

/** Method and path, with a placeholder for each step that is a value: one that an earlier answer gave, or that looks like one. */
export function templateOf({ method, url }: Exchange, known: ReadonlyMap<string, string> = new Map()): string {
  let before = "";
  const steps = url.pathname.split("/").map((step) => {
    const plain = attempt(() => decodeURIComponent(step)) ?? step;
    const name = known.get(plain);
    const isValue = /\d/.test(plain) && !isVersion(plain);
    const isOdd = !/^[\w.-]{0,24}$/.test(plain) || (name !== undefined && likeness(wordsOf(name), ["username"]) > 0.4);
    const written = isValue || isOdd ? `{${name ?? `${singularOf(before)}_id`}}` : step;
    before = written.startsWith("{") ? before : plain;
    return written;
  });
  return `${method} ${steps.join("/")}`;
}

const singularOf = (word: string) => word.replaceAll(/\W/g, "_").replace(/s$/, "") || "the";

/** Keeps the names under which values were seen first. */
export function rememberIds(value: unknown, known: Map<string, string>, name = "id"): void {
  if (Array.isArray(value)) for (const row of value.slice(0, 200)) rememberIds(row, known, name);
  else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) if (/^[A-Za-z_]\w{0,39}$/.test(key)) rememberIds(one, known, key);
  } else if ((typeof value === "string" || typeof value === "number") && known.size < 100_000) {
    const text = String(value);
    if (text.length <= 100 && !known.has(text)) known.set(text, name);
  }
}
