/** Finds texts that are missing, unused, malformed or still English, in any of the languages; each fault is a line. */
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

const languages = globSync("lang/*.json", { cwd: web }).map((file) => path.basename(file, ".json"));
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

const signature = (text: string) => [...new Set(argumentsOf(parse(text)))].sort().join(", ");

function faultOf(language: string, key: string, text: string | undefined): string | undefined {
  const english = source[key];
  if (english === undefined) return `${language}: ${key} is not a text of ${SOURCE}`;
  if (!text) return `${language}: ${key} is missing`;
  try {
    if (signature(text) !== signature(english)) return `${language}: ${key} wants other values than ${SOURCE}'s`;
  } catch (error) {
    return `${language}: ${key} can't be read: ${String(error)}`;
  }
  const isSentence = english.trim().split(/\s+/).length > 2 && !english.includes("{");
  if (isSentence && text === english && !ENGLISH.has(language)) return `${language}: ${key} is still English`;
  return undefined;
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
  ...Object.keys(source).flatMap((key) => (isUsed(key) ? [] : `${SOURCE}: ${key} is used nowhere`)),
  ...asked.flatMap((key) =>
    key in source || NOT_TEXTS.has(key) ? [] : `${SOURCE}: ${key} is asked for and not there`,
  ),
];
for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
