import { readFileSync } from "node:fs";

/** A row of `docs/words.md`: the one name of a thing in each language, and the names that texts may not use for it. */
interface Word {
  names: ReadonlyMap<string, string>;
  refused: readonly { language: string; name: string }[];
  /** Beginnings of ids of texts that may use refused names. */
  kept: readonly string[];
}

const listIn = (cell: string) => cell.split(",").flatMap((part) => part.trim().replaceAll("`", "") || []);

/** Reads the table of words: the first one of the page. */
export function readWords(file: string): Word[] {
  const [, table = ""] = /((?:^\|.*\n)+)/m.exec(readFileSync(file, "utf8")) ?? [];
  const rows = table
    .trimEnd()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const [head = [], , ...body] = rows;
  const languages = head.filter((name) => /^[A-Z]{2}$/.test(name));
  return body.map(([, ...cells]) => ({
    names: new Map(languages.map((language, at) => [language, cells[at] ?? ""])),
    refused: listIn(cells[languages.length] ?? "").map((entry) => {
      const [, language = "EN", name = ""] = /^(?:([A-Z]{2}): )?(.+)$/.exec(entry) ?? [];
      return { language, name };
    }),
    kept: listIn(cells[languages.length + 1] ?? ""),
  }));
}

/** A name as a whole word, or its plural; Chinese and Thai are written without spaces. */
const patternOf = (name: string) =>
  /[\p{Script=Han}\p{Script=Thai}]/u.test(name)
    ? new RegExp(name, "u")
    : new RegExp(`(?<![\\p{L}-])${name}s?(?![\\p{L}-])`, "iu");

/** Finds refused names in the texts of a language, and names that no text has. Each fault is a line. */
export function wordFaults(words: readonly Word[], language: string, texts: ReadonlyMap<string, string>): string[] {
  const all = [...texts.values()].join("\n").toLowerCase();
  return words.flatMap(({ names, refused, kept }) => {
    const own = names.get(language);
    if (own === undefined) return [];
    const faults = refused
      .filter((one) => one.language === language)
      .flatMap(({ name }) =>
        [...texts].flatMap(([id, text]) =>
          patternOf(name).test(text) && !kept.some((beginning) => id.startsWith(beginning))
            ? `${language}: ${id} says "${name}"; docs/words.md calls it "${own}"`
            : [],
        ),
      );
    return all.includes(own.toLowerCase())
      ? faults
      : [...faults, `${language}: no text says "${own}" of docs/words.md`];
  });
}
