import type { Translated } from "../../http/languages.ts";
import { readRows, toTranslated } from "../../texts/wordTable.ts";

/** A noun of a game's name, with its picture's subject and its `gameClassify`. */
export interface Noun {
  theme: string;
  subject: string;
  classify: string;
  words: Translated;
}

/** Reads a table of nouns, `theme|subject|classify|EN|CN|VI|TH|ID|PT`. */
export const nouns = (table: string): Noun[] =>
  readRows(table).map(([theme = "", subject = "", classify = "", ...rest]) => ({
    theme,
    subject,
    classify,
    words: toTranslated(rest),
  }));

/** A name from its parts, in each language's word order. */
export const toName = (noun: Translated, modifier: Translated, suffix?: Translated): Translated => {
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
    // Thai sets Latin letters and digits apart, and no words of its own.
    TH: after("TH", /\w$/.test(noun.TH) ? " " : ""),
    ID: after("ID"),
    PT: after("PT"),
  };
};
