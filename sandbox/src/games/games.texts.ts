import { someText } from "@atrium/arcade/texts";
import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

/** Titles of the categories, names of features, and what descriptions of games say. */
export const GAME_TEXTS = textsIn(import.meta.dirname, {
  categories: z.record(z.enum(gameCategories), someText),
  features: z.strictObject({ JACKPOT: someText, SCATTER: someText, TABLES: someText, WILD: someText }),
  description: z.strictObject({
    /** How lotteries are played; other games have the rules of their pages. */
    lottery: someText,
    /** A sentence that is true of every in-house game. */
    general: someText,
    how: someText,
    goodToKnow: someText,
  }),
});
