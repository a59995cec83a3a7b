import type { MessageFormatElement } from "react-intl";
import { isRightToLeft, type LanguageCode } from "./language.ts";
import type { ParsedMessages, TextFile } from "./textFile.ts";

const FILES = import.meta.glob<TextFile>("../../lang/wider/*.json", { query: "?all" });

/** Unicode's marks for the start and the end of left-to-right text inside other text. */
const ISOLATE = "\u2066";
const END = "\u2069";
/** This character begins a value. The first letter of the value decides the direction of the value. */
const ISOLATE_VALUE = "\u2068";
/** The types of an element that is plain text, and of those that are values, as `@formatjs/icu-messageformat-parser` numbers them. */
const LITERAL = 0;
const FIRST_VALUE = 1;
const LAST_VALUE = 4;

const literal = (value: string): MessageFormatElement => ({ type: LITERAL, value });

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
  literal(ISOLATE),
  ...text.flatMap(withIsolatedValues),
  literal(END),
];

/** Gives each value its own direction: a date in the page's language would move the English words around it. */
function withIsolatedValues(element: MessageFormatElement): MessageFormatElement[] {
  const isValue = element.type >= FIRST_VALUE && element.type <= LAST_VALUE;
  return isValue ? [literal(ISOLATE_VALUE), element, literal(END)] : [withParts(element, withIsolatedValues)];
}

/**
 * An English element that says "1 bet" and "2 bets" by the plural rules of any language: what is meant for `one` in English
 * counts for exactly 1.
 */
function withEnglishPlural(element: MessageFormatElement): MessageFormatElement {
  const whole = withParts(element, (part) => [withEnglishPlural(part)]);
  if (!("offset" in whole)) return whole;
  const options = Object.entries(whole.options).map(([name, option]) => [name === "one" ? "=1" : name, option]);
  return { ...whole, options: Object.fromEntries(options) };
}

/** An element with other elements instead of those inside it. */
function withParts(
  element: MessageFormatElement,
  change: (part: MessageFormatElement) => MessageFormatElement[],
): MessageFormatElement {
  if ("children" in element) return { ...element, children: element.children.flatMap(change) };
  if (!("options" in element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.flatMap(change) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
