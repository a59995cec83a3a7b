import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { firstModules } from "./firstModules.ts";
import { namesText } from "./textIds.ts";

/**
 * Imports of `lang/*.json` become parsed messages, so that the client ships without the parser: plain, the texts that the
 * first screens name; with `?more`, the others, which come a moment later.
 */
export function messages(): Plugin {
  return {
    name: "atrium-messages",
    enforce: "pre",
    load: {
      filter: { id: /\/lang\/[A-Z]{2}\.json(\?more)?$/ },
      handler(id) {
        const [file = "", isMore] = id.split("?");
        const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
        const isFirst = isFirstText();
        const own = Object.entries(texts).filter(([key]) => isFirst(key) === (isMore !== "more"));
        const parsed = Object.fromEntries(own.map(([key, text]) => [key, parse(text)]));
        return { code: `export default ${JSON.stringify(parsed)}`, moduleType: "js", map: null };
      },
    },
  };
}

/** Answers whether a module of the first screens names a text. Reads the sources each time: they change in development. */
export function isFirstText(): (id: string) => boolean {
  const named = [...firstModules()].map((file) => namesText(readFileSync(file, "utf8")));
  return (id) => named.some((isNamed) => isNamed(id));
}
