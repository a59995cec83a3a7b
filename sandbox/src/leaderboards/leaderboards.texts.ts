import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES, type Language } from "../http/languages.ts";

/** Titles and summaries by the series, and the message to winners of prizes. */
export const LEADERBOARD_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    series: z.record(z.string(), z.strictObject({ title: someText, summary: someText })),
    /** `{rank}` is the final rank, `{board}` the title, `{amount}` the prize with its currency. */
    won: z.strictObject({ title: someText, content: someText }),
  }),
);

/** The texts of a series. */
export function textsOfSeries(series: number, language: Language) {
  const texts = LEADERBOARD_TEXTS[language].series[series];
  if (!texts) throw new Error(`the leaderboards of series ${series} have no texts`);
  return texts;
}
