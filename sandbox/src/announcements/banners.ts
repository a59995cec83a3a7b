import path from "node:path";
import type { BannerArt } from "@atrium/arcade/banner";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { bannerArt } from "../bannerArt.ts";
import { inEveryLanguage, type Translated } from "../http/languages.ts";
import { ANNOUNCEMENT_TEXTS } from "./announcement.texts.ts";
import { type Lead, leadData } from "./lead.ts";

/** A picture on top of a page. */
export interface Banner {
  id: string;
  group: string;
  lead: Lead;
  titles: Translated;
  art: BannerArt;
}

const file = path.join(import.meta.dirname, "banners.json");

export const BANNERS: readonly Banner[] = readJson(
  file,
  z.array(z.strictObject({ id: z.string(), group: z.string(), lead: leadData, art: bannerArt })),
).map((banner) => ({
  ...banner,
  titles: inEveryLanguage((language) => {
    const title = ANNOUNCEMENT_TEXTS[language].banners[banner.id];
    if (title === undefined) throw new Error(`${file}: the banner ${banner.id} has no title`);
    return title;
  }),
}));
