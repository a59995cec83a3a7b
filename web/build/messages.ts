import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { namesText } from "./textIds.ts";
import { textModules } from "./textModules.ts";

const TEXTS = /\/lang\/(?:wider\/)?[A-Z]{2}\.json(?:\?(\w+))?$/;

/**
 * Imports of `lang/*.json` become parsed messages, so that the client ships without the parser: plain, the texts that the
 * first screens name; with `?more`, the others, which come a moment later; with the name of an area, such as `?member`,
 * those that only modules of this area name. With `?all`, all of the file: `lang/wider` and tests are imported so.
 */
export function messages(): Plugin {
  let filesOf: ReturnType<typeof textFiles> | undefined;
  const forget = () => {
    filesOf = undefined;
  };
  return {
    name: "atrium-messages",
    enforce: "pre",
    buildStart: forget,
    // In development the sources change.
    watchChange: forget,
    load: {
      filter: { id: TEXTS },
      handler(id) {
        const [, part = "first"] = TEXTS.exec(id) ?? [];
        const texts: Record<string, string> = JSON.parse(readFileSync(id.replace(/\?.*/, ""), "utf8"));
        filesOf ??= textFiles();
        const isHere = filesOf;
        const own = Object.entries(texts).filter(([key]) => part === "all" || isHere(key).includes(part));
        const parsed = Object.fromEntries(own.map(([key, text]) => [key, parse(text)]));
        return { code: `export default ${JSON.stringify(parsed)}`, moduleType: "js", map: null };
      },
    },
  };
}

/** Returns the files that a text is in: `first`, `more`, or those of all areas that name it. */
export function textFiles(): (id: string) => readonly string[] {
  const { first, outside, areas } = textModules();
  const isFirst = namesIn(first);
  const isOutside = namesIn(outside);
  const inAreas = [...areas].map(([area, files]) => ({ area, isNamed: namesIn(files) }));
  return (id) => {
    if (isFirst(id)) return ["first"];
    if (isOutside(id)) return ["more"];
    const own = inAreas.filter(({ isNamed }) => isNamed(id)).map(({ area }) => area);
    return own.length > 0 ? own : ["more"];
  };
}

/** Returns whether one of some modules names a text. */
function namesIn(files: Iterable<string>): (id: string) => boolean {
  const named = [...files].map((file) => namesText(readFileSync(file, "utf8")));
  return (id) => named.some((isNamed) => isNamed(id));
}
