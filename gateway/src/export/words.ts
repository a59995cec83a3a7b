import type { LanguageCode } from "../language/language.ts";
import { wordsCN } from "./words.cn.ts";
import { type ExportWords, wordsEN } from "./words.en.ts";
import { wordsID } from "./words.id.ts";
import { wordsPT } from "./words.pt.ts";
import { wordsTH } from "./words.th.ts";
import { wordsVI } from "./words.vi.ts";

const complete: Partial<Record<LanguageCode, ExportWords>> = {
  CN: wordsCN,
  EN: wordsEN,
  ID: wordsID,
  PT: wordsPT,
  TH: wordsTH,
  TY: wordsEN,
  VI: wordsVI,
};

/** The words of files in a language, or in English where that language has none. */
export const wordsIn = (language: LanguageCode): ExportWords => complete[language] ?? wordsEN;

const isWord = (name: string): name is keyof ExportWords => Object.hasOwn(wordsEN, name);

/** The word for a value of the platform; the value itself when there is none. */
export function wordFor(words: ExportWords, group: string, value: string): string {
  const name = `${group}_${value}`;
  return isWord(name) ? words[name] : value;
}
