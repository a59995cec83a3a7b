import { parse } from "@formatjs/icu-messageformat-parser";
import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { type LanguageCode, localeOf } from "./language.ts";
import { widerTexts } from "./widerTexts.ts";

const english = {
  log_in: parse("Log in"),
  bets: parse("{kind, select, open {<b>{count, plural, one {# bet} other {# bets}}</b>} other {nothing}}!"),
};

/** The English text about some bets, in a language that has none. */
async function betsIn(code: LanguageCode, count: number): Promise<string> {
  const intl = createIntl({ locale: localeOf(code), messages: await widerTexts(code, english) });
  return String(intl.formatMessage({ id: "bets" }, { kind: "open", count, b: (parts) => parts.join("") }));
}

it.each<[LanguageCode, number, string]>([
  ["JA", 1, "1 bet!"],
  ["RU", 21, "21 bets!"],
  ["FR", 0, "0 bets!"],
  ["AR", 2, "\u20662 bets!\u2069"],
])("an English text counts as English does in %s: %i", async (code, count, text) => {
  expect(await betsIn(code, count)).toBe(text);
});

it("a value has a direction of its own inside an English text on a right-to-left page", async () => {
  const texts = { until: parse("Until {day}{kind, select, open { at {time}} other {}} at the latest") };
  const textIn = async (code: LanguageCode) =>
    createIntl({ locale: localeOf(code), messages: await widerTexts(code, texts) }).formatMessage(
      { id: "until" },
      { day: "٣١ ديسمبر", kind: "open", time: "noon" },
    );
  expect(await textIn("AR")).toBe("\u2066Until \u2068٣١ ديسمبر\u2069 at \u2068noon\u2069 at the latest\u2069");
  expect(await textIn("DE")).toBe("Until ٣١ ديسمبر at noon at the latest");
});

it("a language has its own texts first", async () => {
  expect((await widerTexts("DE", english)).log_in).toEqual(parse("Anmelden"));
});

it.each<LanguageCode>(["EN", "CN", "VI", "TH", "ID", "PT", "TY", "FA", "AR", "LO"])(
  "dates in %s are of the Gregorian calendar, as timestamps are",
  (code) => {
    const intl = createIntl({ locale: localeOf(code), messages: {} });
    const days: [Date, Date] = [new Date("2026-03-02T12:00Z"), new Date("2026-11-28T12:00Z")];
    expect(intl.formatDate(days[0], { dateStyle: "medium" })).toContain("2026");
    expect(intl.formatDateTimeRange(...days, { dateStyle: "medium" })).toContain("2026");
  },
);
