import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

/** The title of the bonus. */
export const ENVELOPE_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ title: someText }),
);
