/**
 * Finds texts of the client and the gateway that are missing, unused, misplaced, malformed or still English, and things
 * with two names, in any of the languages. Each fault is a line.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { completeLanguages, filesOf, textsIn, textsOf, widerLanguages } from "../build/catalogue.ts";
import { namesText } from "../build/textIds.ts";
import { readWords, wordFaults } from "./words.ts";

const root = path.resolve(import.meta.dirname, "../..");
const SOURCE = "EN";
/** TY is a brand's own English: its texts may equal the English ones. */
const ENGLISH = new Set(["EN", "TY"]);

const texts = new Map(completeLanguages.map((language) => [language, textsOf(language)]));
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

/** What a reader sees of a message: its words, without the values. */
function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return wordsOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return " ";
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join("\n");
    })
    .join("");
}

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

/** English words that mean several things or agree with any noun, for which other languages have several words. */
const HOMONYMS = new Set(
  (
    "active, all, all types, approved, big, cancelled, claimed, closed, declined, deposit, draw, ended, even, expired, " +
    "favourites, hot, not won, number, odd, open, other, paid, play, popular, received, rejected, rewards, small, " +
    "transfer, type, unknown, won"
  ).split(", "),
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
  const others = completeLanguages.filter((language) => language !== SOURCE);
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

/** Keys of a language that are in several files, in another file than in English, or not beside those with the same first word. */
function misplacedIn(language: string): string[] {
  const placesIn = (code: string) =>
    filesOf(code).flatMap((file) => Object.keys(textsIn(file)).map((key) => [key, path.basename(file)] as const));
  const english = new Map(placesIn(SOURCE));
  const byWord = new Map(placesIn(SOURCE).map(([key, file]) => [key.split("_")[0], file]));
  const seen = new Set<string>();
  return placesIn(language).flatMap(([key, file]) => {
    const isDouble = seen.has(key);
    seen.add(key);
    const place = byWord.get(key.split("_")[0]) ?? file;
    if (!isDouble && english.get(key) === file && place === file) return [];
    return `${language}: ${key} is in ${file}${isDouble ? ", too" : ` and belongs in ${english.get(key) ?? place}`}`;
  });
}

const sourceOf = (files: string) =>
  globSync(files, { cwd: root, exclude: (name) => /__generated__|\.test\.|testing$/.test(name) })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");

const idsIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, id = ""]) => id);

const client = sourceOf("web/src/**/*.{ts,tsx}");
const gateway = sourceOf("gateway/src/**/*.ts");
const errors = idsIn(sourceOf("gateway/src/errors/texts.ts"), /^ {2}([A-Z_]+): true,$/gm).map(
  (code) => `err_${code.toLowerCase()}`,
);
const isOfClient = namesText(client);
const namedByGateway = namesText(gateway);
const isOfGateway = (key: string) => key.includes("_") && namedByGateway(key);
const asked = [
  ...idsIn(client, /(?:\bid=|\bid: |Button\b(?:[^<>]|=>)* text=)"([a-z][a-zA-Z0-9]*_?[a-zA-Z0-9_]*)"/g),
  ...idsIn(gateway, /(?:\bheading: |\btext: |\btextIn\(\w+, )"([a-z]\w*_\w+)"/g),
  ...errors,
];
/** Texts that the gateway fills in by itself: it reads no plurals and no tags. */
const plain = new Set([...errors, ...Object.keys(source).filter((key) => isOfGateway(key) && !isOfClient(key))]);
const isUsed = (key: string) => isOfClient(key) || plain.has(key);
const isPlain = (text: string) => parse(text).every(({ type }) => type === TYPE.literal || type === TYPE.argument);

/** Every text in a part of a file of texts, by the path of its keys. */
function leavesOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value.replace(/\{\w+\}/g, "…")]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, `${place}.${key}`));
}

/** What players read of the platform and its games in a language, by file and key. */
const platformTexts = (language: string) =>
  globSync(`{arcade/src/messages,sandbox/src/**/texts}/${language}{.json,/*.md}`, { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return leavesOf(file.endsWith(".json") ? JSON.parse(text) : text, file);
  });

const words = readWords(path.join(root, "docs/words.md"));
const NOT_TEXTS = new Set(["main", "logo-light"]);
const faults = [
  ...completeLanguages.flatMap((language) => {
    const own = texts.get(language) ?? {};
    const keys = new Set([...Object.keys(source), ...Object.keys(own)]);
    return [...[...keys].flatMap((key) => faultOf(language, key, own[key]) ?? []), ...misplacedIn(language)];
  }),
  ...widerLanguages.flatMap((language) =>
    Object.entries(textsOf(language)).flatMap(([key, text]) => faultOf(language, key, text) ?? []),
  ),
  ...doubleNames(),
  ...completeLanguages.flatMap((language) => {
    const readable = Object.entries(texts.get(language) ?? {}).filter(([key, text]) => !faultOf(language, key, text));
    const said = readable.map(([key, text]) => [key, wordsOf(parse(text))] as const);
    return wordFaults(words, language, new Map([...said, ...platformTexts(language)]));
  }),
  ...Object.keys(source).flatMap((key) => (isUsed(key) ? [] : `${SOURCE}: ${key} is used nowhere`)),
  ...asked.flatMap((key) =>
    key in source || NOT_TEXTS.has(key) ? [] : `${SOURCE}: ${key} is asked for and not there`,
  ),
  ...[...plain].flatMap((key) =>
    isPlain(source[key] ?? "") ? [] : `${SOURCE}: ${key} is written by the gateway, which fills in plain {places} only`,
  ),
];
for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
