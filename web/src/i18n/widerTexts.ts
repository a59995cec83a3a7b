import type { MessageFormatElement } from "react-intl";
import { isRightToLeft, type LanguageCode } from "./language.ts";
import type { ParsedMessages, TextFile } from "./textFile.ts";

const FILES = import.meta.glob<TextFile>("../../lang/wider/*.json", { query: "?all" });

/** Unicode's signs for the begin and the end of text from left to right inside other text. */
const ISOLATE = "\u2066";
const END = "\u2069";
/** The type of an element that is plain text, as `@formatjs/icu-messageformat-parser` numbers it. */
const LITERAL = 0;

/** Texts of a language that has only the most frequent ones, and the English ones for all others. */
export async function widerTexts(code: LanguageCode, english: ParsedMessages = {}): Promise<ParsedMessages> {
  const own = (await FILES[`../../lang/wider/${code}.json`]?.())?.default;
  return Object.assign(isRightToLeft(code) ? isolated(english) : { ...english }, own);
}

/** English texts whose punctuation stays in its place on a page that runs from right to left. */
const isolated = (texts: ParsedMessages): ParsedMessages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, inIsolate(text)]));

const inIsolate = (text: MessageFormatElement[]): MessageFormatElement[] => [
  { type: LITERAL, value: ISOLATE },
  ...text,
  { type: LITERAL, value: END },
];
