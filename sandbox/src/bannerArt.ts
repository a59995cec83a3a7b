import type { BannerArt } from "@atrium/arcade/banner";
import { z } from "zod";

/** The content of a banner in a data file. The names of the subjects are one string, separated by spaces. */
export const bannerArt = z
  .strictObject({
    theme: z.string(),
    palette: z.int().min(0),
    scene: z.int().min(0).default(0),
    subjects: z.string(),
  })
  .transform((art): BannerArt => ({ ...art, subjects: art.subjects.split(" ") }));
