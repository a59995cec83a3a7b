import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

/** The name of the raffle, and the titles of prizes by kind; `{amount}` is an amount of money. */
export const RAFFLE_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ title: someText, prizes: z.strictObject({ CASH: someText, BONUS: someText, NONE: someText }) }),
);
