import type { Translated } from "../http/languages.ts";

/** A word in every language. */
export type Words = Translated;

/** A noun, what shows it in a picture, and how the platform sorts games about it. */
export interface Noun {
  theme: string;
  subject: string;
  classify: string;
  words: Words;
}

const toWords = ([EN = "", CN = "", VI = "", TH = "", ID = "", PT = ""]: readonly string[]): Words => ({
  EN,
  CN,
  VI,
  TH,
  ID,
  PT,
  TY: EN,
});

const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));

/** Reads a table of words, `EN|CN|VI|TH|ID|PT`. */
export const words = (table: string): Words[] => rows(table).map(toWords);

/** Reads a table of words by their codes, `code|EN|CN|VI|TH|ID|PT`. */
export const wordsByCode = (table: string): ReadonlyMap<string, Words> =>
  new Map(rows(table).map(([code = "", ...rest]) => [code, toWords(rest)]));

/** Reads a table of nouns, `theme|subject|classify|EN|CN|VI|TH|ID|PT`. */
export const nouns = (table: string): Noun[] =>
  rows(table).map(([theme = "", subject = "", classify = "", ...rest]) => ({
    theme,
    subject,
    classify,
    words: toWords(rest),
  }));

/** A name from its parts, in each language's own order. */
export const toName = (noun: Words, modifier: Words, suffix?: Words): Words => {
  const before = (language: "EN" | "CN", gap: string) =>
    [modifier[language], noun[language], suffix?.[language]].filter(Boolean).join(gap);
  const after = (language: "VI" | "TH" | "ID" | "PT", gap = " ") =>
    [noun[language] + gap + modifier[language], suffix?.[language]].filter(Boolean).join(" ");
  const english = before("EN", " ");
  return {
    EN: english,
    TY: english,
    CN: before("CN", ""),
    VI: after("VI"),
    TH: after("TH", ""),
    ID: after("ID"),
    PT: after("PT"),
  };
};
