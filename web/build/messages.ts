import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** Imports of `lang/*.json` become parsed messages, so that the client ships without the parser. */
export function messages(): Plugin {
  return {
    name: "atrium-messages",
    enforce: "pre",
    load: {
      filter: { id: /\/lang\/[A-Z]{2}\.json$/ },
      handler(id) {
        const texts: Record<string, string> = JSON.parse(readFileSync(id, "utf8"));
        const parsed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));
        return { code: `export default ${JSON.stringify(parsed)}`, moduleType: "js", map: null };
      },
    },
  };
}
