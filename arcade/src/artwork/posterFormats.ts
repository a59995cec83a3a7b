export const POSTER_FORMATS = ["box", "wide", "tall", "strip", "card"] as const;

export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** The sizes of posters in pixels: those that sites and messengers have places for. */
export const POSTER_SIZES: Readonly<Record<PosterFormat, { width: number; height: number }>> = {
  box: { width: 300, height: 250 },
  wide: { width: 728, height: 90 },
  tall: { width: 160, height: 600 },
  strip: { width: 320, height: 100 },
  card: { width: 1200, height: 630 },
};
