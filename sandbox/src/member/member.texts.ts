import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

const message = z.strictObject({ title: someText, content: someText });

/** The levels of the VIP club by rank, and the messages that every member has, by their names. */
export const MEMBER_TEXTS = textsIn(import.meta.dirname, {
  clubLevels: z.array(someText).length(11),
  messages: z.strictObject({ welcome: message, newGames: message, protection: message }),
});
