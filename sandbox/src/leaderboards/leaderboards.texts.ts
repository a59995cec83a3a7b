import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Language } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";

/** Titles and summaries by the series, and the message to winners of prizes. */
export const LEADERBOARD_TEXTS = textsIn(import.meta.dirname, {
  series: z.record(z.string(), z.strictObject({ title: someText, summary: someText })),
  /** `{rank}` is the final rank, `{board}` the title, `{amount}` the prize with its currency. */
  won: z.strictObject({ title: someText, content: someText }),
});

/** The texts of a series. */
export function textsOfSeries(series: number, language: Language) {
  const texts = LEADERBOARD_TEXTS[language].series[series];
  if (!texts) throw new Error(`the leaderboards of series ${series} have no texts`);
  return texts;
}
