import type { MessageFormatElement } from "react-intl";
import { isRightToLeft, type LanguageCode } from "./language.ts";
import type { ParsedMessages, TextFile } from "./textFile.ts";

const FILES = import.meta.glob<TextFile>("../../lang/wider/*.json", { query: "?all" });

/** Unicode's marks for the start and the end of left-to-right text inside other text. */
const ISOLATE = "\u2066";
const END = "\u2069";
/** The type of an element that is plain text, as `@formatjs/icu-messageformat-parser` numbers it. */
const LITERAL = 0;

/** Texts of a language that has only the most frequent ones, and the English ones for all others. */
export async function widerTexts(code: LanguageCode, english: ParsedMessages = {}): Promise<ParsedMessages> {
  // Without a network they may not be there: then all is in English.
  const own = await FILES[`../../lang/wider/${code}.json`]?.().catch(() => undefined);
  const texts = Object.entries(english).map(([id, text]) => {
    const counted = text.map(withEnglishPlural);
    return [id, isRightToLeft(code) ? inIsolate(counted) : counted];
  });
  return Object.assign(Object.fromEntries(texts), own?.default);
}

/** Marks an English text as left-to-right. A right-to-left page then leaves its punctuation in place. */
const inIsolate = (text: MessageFormatElement[]): MessageFormatElement[] => [
  { type: LITERAL, value: ISOLATE },
  ...text,
  { type: LITERAL, value: END },
];

/**
 * An English element that says "1 bet" and "2 bets" by the plural rules of any language: what is meant for `one` in English
 * counts for exactly 1.
 */
function withEnglishPlural(element: MessageFormatElement): MessageFormatElement {
  if ("children" in element) return { ...element, children: element.children.map(withEnglishPlural) };
  if (!("options" in element)) return element;
  const isCounted = "offset" in element;
  const options = Object.entries(element.options).map(([name, option]) => [
    isCounted && name === "one" ? "=1" : name,
    { ...option, value: option.value.map(withEnglishPlural) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
