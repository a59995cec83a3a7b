import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

const message = z.strictObject({ title: someText, content: someText });

/** The messages that every member has, by their names. */
export const MEMBER_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ messages: z.strictObject({ welcome: message, newGames: message, protection: message }) }),
);
