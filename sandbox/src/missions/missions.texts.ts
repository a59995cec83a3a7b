import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

/** Titles by the mission's number; `{n}` is its goal. */
export const MISSION_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ titles: z.record(z.string(), someText) }),
);
