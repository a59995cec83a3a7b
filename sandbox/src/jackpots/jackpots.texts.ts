import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";
import { jackpotLevelNames } from "./jackpots.tables.ts";

/** Names of jackpots by their number, names of their levels, and the message to winners. */
export const JACKPOT_TEXTS = textsIn(import.meta.dirname, {
  names: z.record(z.string(), someText),
  levels: z.record(z.enum(jackpotLevelNames), someText),
  /** `{jackpot}` is its name with the level, `{amount}` the amount with its currency. */
  won: z.strictObject({ title: someText, content: someText }),
});
