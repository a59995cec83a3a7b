import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";
import { AUDIENCES, RHYTHMS } from "./promotions.data.ts";

/** Titles and summaries by the promotion's number, and the sentences that its rules are made of. */
export const PROMOTION_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    promotions: z.record(z.string(), z.strictObject({ title: someText, summary: someText })),
    rules: z.strictObject({
      headings: z.strictObject({ who: someText, how: someText, rules: someText }),
      who: z.record(z.enum(AUDIENCES), someText),
      how: z.record(z.enum(RHYTHMS), someText),
      percent: someText,
      least: someText,
      most: someText,
      turnover: someText,
      notes: z.array(someText),
    }),
  }),
);
