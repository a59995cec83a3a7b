import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../../http/languages.ts";

const message = z.strictObject({ title: someText, content: someText });

/** The message that a member gets about each decision of the identity check. */
export const IDENTITY_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ APPROVED: message, REJECTED: message, MORE_NEEDED: message }),
);
