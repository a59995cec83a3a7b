/** The two places where articles stand, by their paths. */
export const SECTIONS = { blog: "BLOG", news: "NEWS" } as const;

type Section = (typeof SECTIONS)[keyof typeof SECTIONS];

/** The path of a section; a section that came after this client is shown as news. */
export const pathOf = (section: string) => (section === ("BLOG" satisfies Section) ? "/blog" : "/news");

/** The text that names a section. */
export const titleOf = (section: string) =>
  section === ("BLOG" satisfies Section) ? "articles_blog" : "articles_news";
