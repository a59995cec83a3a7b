import { assert, constantFrom, integer, property, string, tuple } from "fast-check";
import { expect, it } from "vitest";
import { grouped, readAmount } from "./amounts.ts";
import { type Before, typedAmount } from "./typedAmount.ts";

const LOCALES = ["en", "zh-Hans", "vi", "th-u-ca-gregory-nu-latn", "id", "pt-BR", "en-x-ty"];

/** A field with a caret `|`, or a selection between two. */
function read(shown: string): Before {
  const [head = "", middle = "", ...rest] = shown.split("|");
  const text = [head, middle, ...rest].join("");
  return { text, start: head.length, end: rest.length > 0 ? head.length + middle.length : head.length };
}

/** What a field shows after a key, or after a text is typed or pasted in place of the selection. */
function press(shown: string, key: string, locale = "en"): string {
  const before = read(shown);
  let [start, end] = [before.start, before.end];
  const isKey = key === "Backspace" || key === "Delete";
  if (isKey && start === end) [start, end] = key === "Delete" ? [start, end + 1] : [Math.max(0, start - 1), end];
  const written = isKey ? "" : key;
  const { text, caret } = typedAmount(
    {
      before,
      after: before.text.slice(0, start) + written + before.text.slice(end),
      caret: start + written.length,
      kind: isKey ? `deleteContent${key === "Delete" ? "Forward" : "Backward"}` : "insertText",
      signs: ["₫", "VND"],
    },
    locale,
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

it.each([
  ["123|", "4", "1,234|"],
  ["1|,234", "5", "15|,234"],
  ["|234,567", "1", "1|,234,567"],
  ["1,234|,567", "8", "12,348|,567"],
  // A group sign cannot be deleted: the digit beside it is meant.
  ["1,|234", "Backspace", "|234"],
  ["1|,234", "Delete", "1|34"],
  ["12,34|5", "Backspace", "1,23|5"],
  ["1|,23|4", "Backspace", "1|4"],
  ["|1,234|", "Backspace", "|"],
  // Groups and decimal signs that a person types.
  ["1|", ",", "1,|"],
  ["1,50|", "0", "1,500|"],
  ["1,234|", ".", "1,234.|"],
  ["1,234.|", "5", "1,234.5|"],
  ["0|", "5", "5|"],
  // What cannot be read stays as it is: a wrong guess would change the amount.
  ["1,|", "5", "1,5|"],
  ["|1,234|", "1,50", "1,50|"],
  ["1,234.5|", ".", "1,234.5.|"],
  ["|", "10k", "10k|"],
  // Pasted texts, and other keyboards.
  ["|", "₫1000000", "1,000,000|"],
  ["|", "VND 50,000", "50,000|"],
  ["1|,234", "000", "1,000|,234"],
  ["12|", "３", "123|"],
  ["1,234|", "４５", "123,445|"],
  ["|", "１，０００．５", "1,000.5|"],
  ["|", "๑๒๓๔", "1,234|"],
  ["12|", "٣٤", "1,234|"],
  ["12|", "٫", "12.|"],
  ["1,234|", "。", "1,234.|"],
])("%s and %s is %s in English", (shown, key, then) => {
  expect(press(shown, key)).toBe(then);
});

it.each([
  ["123|", "4", "1.234|"],
  ["1.|234", "Backspace", "|234"],
  ["1.234|", ",", "1.234,|"],
  ["1.234,|", "5", "1.234,5|"],
  ["|", "1.000.000 ₫", "1.000.000|"],
  ["|", "1.5", "1.5|"],
])("%s and %s is %s in Vietnamese", (shown, key, then) => {
  expect(press(shown, key, "vi")).toBe(then);
});

const locales = constantFrom(...LOCALES);
const keys = constantFrom(..."0123456789", "Backspace", "Delete");

it("shows after any keys what the same keys make of plain digits, with the caret at the same digit", () => {
  const moves = tuple(keys, integer({ min: 0, max: 30 }));
  assert(
    property(
      locales,
      string({ unit: constantFrom(..."123456789"), maxLength: 12 }),
      moves,
      (locale, digits, [key, at]) => {
        const text = grouped(digits, locale);
        const place = Math.min(at, text.length);
        const bare = (part: string) => part.replace(/\D/g, "");
        const [head, tail] = [bare(text.slice(0, place)), bare(text.slice(place))];
        const [start, end] = {
          Backspace: [head.slice(0, -1), tail] as const,
          Delete: [head, tail.slice(1)] as const,
        }[key] ?? [head + key, tail];
        const [shownHead = "", shownTail = ""] = press(
          `${text.slice(0, place)}|${text.slice(place)}`,
          key,
          locale,
        ).split("|");
        expect(shownHead + shownTail).toBe(grouped(start + end, locale));
        expect(bare(shownTail)).toBe(end);
      },
    ),
  );
});

it("never changes what a text as a whole is read as, and groups it once", () => {
  const texts = string({ unit: constantFrom(..."0123456789", ".", ",", "５", "๕", "，", "٫", " "), maxLength: 14 });
  assert(
    property(locales, texts, (locale, text) => {
      const shown = press("|", text, locale).replace("|", "");
      expect(readAmount(shown, locale)).toBe(readAmount(text, locale));
      expect(press("|", shown, locale).replace("|", "")).toBe(shown);
    }),
  );
});
