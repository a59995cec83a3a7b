import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

/** The titles of banners by their id, and the texts of notices by their name. */
export const ANNOUNCEMENT_TEXTS = textsIn(import.meta.dirname, {
  banners: z.record(z.string(), someText),
  notices: z.record(z.string(), z.strictObject({ title: someText, content: someText })),
});
