/** The pages that the operator writes. */
export const PAGE_SLUGS = ["contact", "responsible-gaming", "privacy"] as const;

interface Text {
  title: string;
  contentHtml: string;
}

/** What the help centre says in one language. */
export interface HelpText {
  /** In the order to show them; `rules` are the terms. */
  articles: readonly (Text & { anchor: string })[];
  pages: Record<(typeof PAGE_SLUGS)[number], Text>;
}
