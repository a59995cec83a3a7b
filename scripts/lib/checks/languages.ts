import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../paths.ts";

const GATEWAY = "gateway/src/language/language.ts";
const PAGES = "gateway/src/edge/web/pageRoute.ts";
const CLIENT = "web/src/i18n/language.ts";
const SANDBOX = "sandbox/src/http/languages.ts";

const matchesIn = (file: string, pattern: RegExp) => [...readFileSync(inRoot(file), "utf8").matchAll(pattern)];

/** The tags of languages by their codes, as a file writes them. */
const tagsIn = (file: string, pattern: RegExp) =>
  new Map(matchesIn(file, pattern).map(([, code = "", tag = ""]) => [code, tag]));

/** The languages that a file says are written from right to left. */
const rightToLeftIn = (file: string) => matchesIn(file, /\["AR"[^\]]*\]/g).join();

/** The languages that a file chooses from while it does not know those of the brand. */
const untilKnownIn = (file: string) =>
  matchesIn(file, /until_?known\b[^=\n]*= (\[[^\]]*\])/gi)
    .map(([, list]) => list)
    .join();

/** The keys of a file of texts. */
const keysOf = (file: string) =>
  Object.keys(JSON.parse(readFileSync(inRoot(file), "utf8")))
    .toSorted()
    .join();

/** Finds where gateway, client, sandbox and the files of texts don't agree about the languages. */
export function findLanguageGaps(): string[] {
  const tags = tagsIn(GATEWAY, /^ {2}([A-Z]{2}): \["([\w-]+)"/gm);
  const inClient = tagsIn(CLIENT, /\b([A-Z]{2}): "([a-z][\w-]*)"/g);
  const files = globSync("web/lang/{*/shared,wider/*}.json", { cwd: inRoot(".") });
  const places: readonly (readonly [place: string, codes: ReadonlySet<string>])[] = [
    [CLIENT, new Set(inClient.keys())],
    [SANDBOX, new Set(matchesIn(SANDBOX, /"([A-Z]{2})"/g).map(([, code = ""]) => code))],
    ["web/lang", new Set(files.map((file) => /\/([A-Z]{2})\b/.exec(file)?.[1] ?? file))],
  ];
  const wider = files.filter((file) => file.includes("/wider/"));
  return [
    ...places.flatMap(([place, codes]) => [
      ...[...tags.keys()].flatMap((code) => (codes.has(code) ? [] : [`${place} lacks the language ${code}`])),
      ...[...codes].flatMap((code) => (tags.has(code) ? [] : [`${GATEWAY} lacks the language ${code} of ${place}`])),
    ]),
    ...[...tags].flatMap(([code, tag]) =>
      inClient.get(code) === tag ? [] : [`${CLIENT} lacks the gateway's tag "${tag}" for ${code}`],
    ),
    ...(rightToLeftIn(GATEWAY) === rightToLeftIn(CLIENT) ? [] : [`${CLIENT} and ${GATEWAY} differ in directions`]),
    ...(untilKnownIn(PAGES) === untilKnownIn(CLIENT) ? [] : [`${CLIENT} and ${PAGES} begin with other languages`]),
    ...wider.flatMap((file) => (keysOf(file) === keysOf(wider[0] ?? file) ? [] : [`${file} has other texts`])),
  ];
}
