import path from "node:path";
import type { Poster as Picture } from "@atrium/arcade/poster";
import { POSTER_FORMATS, POSTER_SIZES } from "@atrium/arcade/posterFormats";
import { readJson, someText } from "@atrium/arcade/texts";
import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import { bannerArt } from "../../bannerArt.ts";
import { LANGUAGES, type Language, TAGS } from "../../http/languages.ts";
import { textsIn } from "../../http/textsIn.ts";

/** A picture of the operator that agents show elsewhere, around one of their invitation links. */
export interface Poster {
  /** Also the picture's name on the CDNs. */
  id: string;
  language: Language;
  /** The category that it advertises; null for the whole site. */
  category: string | null;
  title: string;
  /** What agents write in a message above their link. */
  text: string;
  /** Width and height, such as `300x250`. */
  size: string;
  width: number;
  height: number;
  picture: Picture;
}

const CAMPAIGNS = readJson(
  path.join(import.meta.dirname, "posters.json"),
  z.array(
    z.strictObject({ campaign: z.string(), category: z.enum(gameCategories).nullable().default(null), art: bannerArt }),
  ),
);

const TEXTS = textsIn(import.meta.dirname, {
  /** The text of the button. */
  call: someText,
  /** The end of every message. */
  note: someText,
  campaigns: z.record(z.string(), z.strictObject({ title: someText, text: someText })),
});

const BRAND = "Atrium";

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

/** The sizes in which there are posters. */
export const SIZES: readonly string[] = POSTER_FORMATS.map((format) => sizeOf(POSTER_SIZES[format]));

/** All posters: each campaign in each size and language. */
export const POSTERS: readonly Poster[] = CAMPAIGNS.flatMap(({ campaign, category, art }) =>
  LANGUAGES.flatMap((language) => {
    const { call, note, campaigns } = TEXTS[language];
    const texts = campaigns[campaign];
    if (!texts) throw new Error(`the poster ${campaign} has no texts`);
    const { title, text } = texts;
    return POSTER_FORMATS.map((format): Poster => {
      const size = POSTER_SIZES[format];
      const picture = { campaign, art, format, lang: TAGS[language], title, call, brand: BRAND };
      const id = `${campaign}-${format}-${language}`;
      return { id, language, category, title, text: `${text} ${note}`, size: sizeOf(size), ...size, picture };
    });
  }),
);
