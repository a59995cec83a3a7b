import path from "node:path";
import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { inEveryLanguage, type Language } from "../../http/languages.ts";
import { readMarkdown } from "../../texts/markdown.ts";

/** The topics of the help centre in the order to show them; `rules` are the terms. */
const ANCHORS = ["start", "payments", "bonuses", "fairness", "security", "responsible", "rules"] as const;

/** The pages that the operator writes. */
export const PAGE_SLUGS = ["contact", "responsible-gaming", "privacy", "accessibility"] as const;

const frontMatter = z.strictObject({ title: someText });

function readText(language: Language, name: string) {
  const { title, html } = readMarkdown(path.join(import.meta.dirname, "texts", language, `${name}.md`), frontMatter);
  return () => ({ title, contentHtml: html() });
}

/** The help centre and the operator's pages, in every language of the platform: functions that give a text. */
export const HELP = inEveryLanguage((language) => ({
  articles: ANCHORS.map((anchor) => ({ anchor, read: readText(language, anchor) })),
  pages: {
    contact: readText(language, "contact"),
    "responsible-gaming": readText(language, "responsible-gaming"),
    privacy: readText(language, "privacy"),
    accessibility: readText(language, "accessibility"),
  } satisfies Record<(typeof PAGE_SLUGS)[number], unknown>,
}));
