import type { BannerArt } from "@atrium/arcade/banner";
import { z } from "zod";

/** What a banner shows, as data files write it: the names of the subjects stand in one string, separated by spaces. */
export const bannerArt = z
  .strictObject({
    theme: z.string(),
    palette: z.int().min(0),
    scene: z.int().min(0).default(0),
    subjects: z.string(),
  })
  .transform((art): BannerArt => ({ ...art, subjects: art.subjects.split(" ") }));
