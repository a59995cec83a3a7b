import type { BannerArt } from "@atrium/arcade/banner";
import { inEveryLanguage } from "../../announcements/announcement.ts";
import type { Translated } from "../../http/languages.ts";

/** Something to read that the operator published. */
export interface Article {
  slug: string;
  /** How long ago. */
  daysAgo: number;
  art: BannerArt;
  titles: Translated;
  summaries: Translated;
  /** Paragraphs, parted by an empty line; one that begins with `# ` is a heading. */
  contents: Translated;
}

interface Plan {
  slug: string;
  daysAgo: number;
  theme: string;
  palette: number;
  /** Names of subjects, parted by spaces. */
  subjects: string;
}

/** An article from its texts, each a line per language: CN, EN, ID, PT, TH, TY, VI. */
export const write = (plan: Plan, titles: string, summaries: string, contents: string): Article => ({
  slug: plan.slug,
  daysAgo: plan.daysAgo,
  art: { theme: plan.theme, palette: plan.palette, scene: 0, subjects: plan.subjects.split(" ") },
  titles: inEveryLanguage(titles),
  summaries: inEveryLanguage(summaries),
  contents: inEveryLanguage(contents),
});
