import path from "node:path";
import { readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";

/** The title of the bonus; `{n}` is the day. */
export const SIGN_IN_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({ title: someText }),
);
