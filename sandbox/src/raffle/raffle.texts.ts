import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

/** The name of the raffle, and the titles of prizes by kind; `{amount}` is an amount of money. */
export const RAFFLE_TEXTS = textsIn(import.meta.dirname, {
  title: someText,
  prizes: z.strictObject({ CASH: someText, BONUS: someText, NONE: someText }),
});
