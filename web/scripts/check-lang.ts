/**
 * Finds texts that are missing, unused, malformed or still English, and things with two names, in any of the languages.
 * Each fault is a line.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { namesText } from "../build/textIds.ts";

const web = path.resolve(import.meta.dirname, "..");
const SOURCE = "EN";
/** TY is a brand's own English: its texts may equal the English ones. */
const ENGLISH = new Set(["EN", "TY"]);

type Texts = Record<string, string>;

const readTexts = (language: string): Texts =>
  JSON.parse(readFileSync(path.join(web, `lang/${language}.json`), "utf8"));
const languagesIn = (files: string) => globSync(files, { cwd: web }).map((file) => path.basename(file, ".json"));

const languages = languagesIn("lang/*.json");
/** Languages that have only the most frequent texts. */
const wider = languagesIn("lang/wider/*.json").map((language) => `wider/${language}`);
const texts = new Map(languages.map((language) => [language, readTexts(language)]));
const source = texts.get(SOURCE) ?? {};

/** Names of the arguments in a message. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
        : element.type === TYPE.tag
          ? argumentsOf(element.children)
          : [];
    return [element.value, ...inner];
  });
}

/** Arguments that a message formats as numbers, and those that it inserts as they are. */
function numbersOf(elements: MessageFormatElement[], numbers = new Set<string>(), plain = new Set<string>()) {
  for (const element of elements) {
    if (element.type === TYPE.argument) plain.add(element.value);
    if (element.type === TYPE.number || element.type === TYPE.plural) numbers.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) numbersOf(value, numbers, plain);
    if (element.type === TYPE.tag) numbersOf(element.children, numbers, plain);
  }
  return { numbers, plain };
}

/** A number of the English text that another language prints without grouping its digits. */
const plainNumberIn = (text: string, english: string) =>
  [...numbersOf(parse(text)).plain].find((name) => numbersOf(parse(english)).numbers.has(name));

const signature = (text: string) => [...new Set(argumentsOf(parse(text)))].sort().join(", ");

function faultOf(language: string, key: string, text: string | undefined): string | undefined {
  const english = source[key];
  if (english === undefined) return `${language}: ${key} is not a text of ${SOURCE}`;
  if (!text) return `${language}: ${key} is missing`;
  try {
    if (signature(text) !== signature(english)) return `${language}: ${key} wants other values than ${SOURCE}'s`;
    const number = plainNumberIn(text, english);
    if (number !== undefined) return `${language}: ${key} prints {${number}} as it is; it is a number in ${SOURCE}`;
  } catch (error) {
    return `${language}: ${key} can't be read: ${String(error)}`;
  }
  const isSentence = english.trim().split(/\s+/).length > 2 && !english.includes("{");
  if (isSentence && text === english && !ENGLISH.has(language)) return `${language}: ${key} is still English`;
  return undefined;
}

/** English words that mean several things, for which other languages have several words. */
const HOMONYMS = new Set(
  "all, big, closed, deposit, draw, even, favourites, hot, not won, odd, open, play, popular, small, won".split(", "),
);
/** English phrases that other languages say with the same word as another text. */
const PHRASES = new Set(["to close"]);

const nameIn = (language: string, key: string) => (texts.get(language)?.[key] ?? "").trim().toLowerCase();

/** Keys that have the same text in all these languages. */
const sameIn = (those: readonly string[]) =>
  [
    ...Map.groupBy(Object.keys(source), (key) => those.map((language) => nameIn(language, key)).join("\n")).values(),
  ].filter((keys) => keys.length > 1);

/** One thing with two names: in a language where English has one, or in English where all other languages have one. */
function doubleNames(): string[] {
  const others = languages.filter((language) => language !== SOURCE);
  const faults = sameIn([SOURCE]).flatMap((keys) =>
    HOMONYMS.has(nameIn(SOURCE, keys[0] ?? ""))
      ? []
      : others
          .filter((language) => new Set(keys.map((key) => nameIn(language, key))).size > 1)
          .map((language) => [language, keys] as const),
  );
  const inEnglish = sameIn(others.filter((language) => !ENGLISH.has(language)))
    .map((keys) => keys.filter((key) => !PHRASES.has(nameIn(SOURCE, key))))
    .filter((keys) => new Set(keys.map((key) => nameIn(SOURCE, key))).size > 1)
    .map((keys) => [SOURCE, keys] as const);
  return [...faults, ...inEnglish].map(
    ([language, keys]) => `${language}: ${keys.join(", ")} are two names for one thing`,
  );
}

/** The keys that the sources name. */
function usedKeys() {
  const code = globSync("src/**/*.{ts,tsx}", { cwd: web, exclude: (name) => name.includes("__generated__") })
    .filter((file) => !file.includes(".test.") && !file.includes("testing/"))
    .map((file) => readFileSync(path.join(web, file), "utf8"))
    .join("\n");
  const asked = [...code.matchAll(/(?:\bid=|\bid: )"([a-z][a-zA-Z0-9]*_?[a-zA-Z0-9_]*)"/g)].map(([, key = ""]) => key);
  return { isUsed: namesText(code), asked };
}

const { isUsed, asked } = usedKeys();
const NOT_TEXTS = new Set(["main", "logo-light"]);
const faults = [
  ...languages.flatMap((language) => {
    const own = texts.get(language) ?? {};
    const keys = new Set([...Object.keys(source), ...Object.keys(own)]);
    return [...keys].flatMap((key) => faultOf(language, key, own[key]) ?? []);
  }),
  ...wider.flatMap((language) =>
    Object.entries(readTexts(language)).flatMap(([key, text]) => faultOf(language, key, text) ?? []),
  ),
  ...doubleNames(),
  ...Object.keys(source).flatMap((key) => (isUsed(key) ? [] : `${SOURCE}: ${key} is used nowhere`)),
  ...asked.flatMap((key) =>
    key in source || NOT_TEXTS.has(key) ? [] : `${SOURCE}: ${key} is asked for and not there`,
  ),
];
for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
