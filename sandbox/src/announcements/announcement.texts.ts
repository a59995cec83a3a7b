import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

/** The titles of banners by their id, and the texts of notices by their name. */
export const ANNOUNCEMENT_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    banners: z.record(z.string(), someText),
    notices: z.record(z.string(), z.strictObject({ title: someText, content: someText })),
  }),
);
