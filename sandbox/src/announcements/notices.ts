import path from "node:path";
import { fill, readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { inEveryLanguage, type Translated } from "../http/languages.ts";
import { ANNOUNCEMENT_TEXTS } from "./announcement.texts.ts";
import { type Lead, leadData } from "./lead.ts";

/** A message of the operator: for players (PL), in a popup (PU), about a promotion (PR), in the ticker (H). */
export interface Notice {
  id: string;
  type: "PL" | "PU" | "PR" | "H";
  pinned: boolean;
  /** Days since its publication. */
  daysAgo: number;
  titles: Translated;
  contents: Translated;
  lead: Lead;
  /** The banner with the picture that stands beside the text. */
  picture?: string | undefined;
}

const file = path.join(import.meta.dirname, "notices.json");

const data = readJson(
  file,
  z.array(
    z.strictObject({
      /** The name of its texts. */
      text: z.string(),
      /** Fills the place `{vendor}` of its texts. */
      vendor: z.string().default(""),
      type: z.enum(["PL", "PU", "PR", "H"]),
      daysAgo: z.int().min(0),
      pinned: z.boolean().default(false),
      lead: leadData,
      picture: z.string().optional(),
    }),
  ),
);

/** The seeded notices, with the ids that they keep. */
export const NOTICES: readonly Notice[] = data.map(({ text, vendor, ...notice }, i) => {
  const textOf = (field: "title" | "content") =>
    inEveryLanguage((language) => {
      const found = ANNOUNCEMENT_TEXTS[language].notices[text];
      if (!found) throw new Error(`${file}: there are no texts named ${text}`);
      return fill(found[field], { vendor });
    });
  return { ...notice, id: String(i + 1), titles: textOf("title"), contents: textOf("content") };
});
