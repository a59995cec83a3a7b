import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { textsOf } from "./catalogue.ts";
import { namesText } from "./textIds.ts";
import { textModules } from "./textModules.ts";

/** A file of texts in a folder, after the path of the folder. */
const FILE = /(\/lang\/[A-Z]{2})\/\w+\.json$/;
const TEXTS = /\/lang\/(?:wider\/([A-Z]{2})|([A-Z]{2})\/shared)\.json(?:\?(\w+))?$/;

/**
 * An import of `lang/EN/shared.json` stands for the whole folder. It becomes parsed messages, so that the client ships
 * without the parser: plain, the texts that the first screens name; with `?more`, the others, which come a moment later;
 * with the name of an area, such as `?member`, those that only modules of this area name. With `?all`, all of them:
 * `lang/wider` and tests are imported so. Texts that only the gateway names are in none of the others.
 */
export function messages(): Plugin {
  let partsOf: ReturnType<typeof textParts> | undefined;
  const forget = () => {
    partsOf = undefined;
  };
  return {
    name: "atrium-messages",
    enforce: "pre",
    buildStart: forget,
    // In development the sources change.
    watchChange: forget,
    hotUpdate({ file }) {
      if (!FILE.test(file)) return;
      return [...(this.environment.moduleGraph.getModulesByFile(file.replace(FILE, "$1/shared.json")) ?? [])];
    },
    load: {
      filter: { id: TEXTS },
      handler(id) {
        const [, wider = "", code = wider, part = "first"] = TEXTS.exec(id) ?? [];
        partsOf ??= textParts();
        const isHere = partsOf;
        const own = Object.entries(textsOf(code)).filter(([key]) => part === "all" || isHere(key).includes(part));
        const parsed = Object.fromEntries(own.map(([key, text]) => [key, parse(text)]));
        return { code: `export default ${JSON.stringify(parsed)}`, moduleType: "js", map: null };
      },
    },
  };
}

/** Returns the parts of the client that load a text: `first`, `more`, or all areas that name it; none for one of the gateway. */
export function textParts(): (id: string) => readonly string[] {
  const { first, outside, areas } = textModules();
  const isFirst = namesIn(first);
  const isOutside = namesIn(outside);
  const inAreas = [...areas].map(([area, files]) => ({ area, isNamed: namesIn(files) }));
  return (id) => {
    if (isFirst(id)) return ["first"];
    if (isOutside(id)) return ["more"];
    return inAreas.filter(({ isNamed }) => isNamed(id)).map(({ area }) => area);
  };
}

/** Returns whether one of some modules names a text. */
function namesIn(files: Iterable<string>): (id: string) => boolean {
  const named = [...files].map((file) => namesText(readFileSync(file, "utf8")));
  return (id) => named.some((isNamed) => isNamed(id));
}
