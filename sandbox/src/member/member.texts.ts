import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

const message = z.strictObject({ title: someText, content: someText });

/** The messages that every member has, by their names. */
export const MEMBER_TEXTS = textsIn(import.meta.dirname, {
  messages: z.strictObject({ welcome: message, newGames: message, protection: message }),
});
