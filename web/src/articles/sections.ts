/** The two sections of articles, by their paths. */
export const SECTIONS = { blog: "BLOG", news: "NEWS" } as const;

type Section = (typeof SECTIONS)[keyof typeof SECTIONS];

/** The path of a section; a section that this release does not know is shown as news. */
export const pathOf = (section: string) => (section === ("BLOG" satisfies Section) ? "/blog" : "/news");

/** The message id of a section's title. */
export const titleOf = (section: string) =>
  section === ("BLOG" satisfies Section) ? "articles_blog" : "articles_news";
