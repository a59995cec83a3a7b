import { cards } from "../../catalogue/cards.tsx";
import type { ArticleCard_article$key } from "../__generated__/ArticleCard_article.graphql.ts";
import fragment from "../__generated__/ArticleCard_article.graphql.ts";
import { ArticleCard } from "./ArticleCard.tsx";

const article = {
  slug: "hall",
  section: "NEWS",
  title: "A new hall opens",
  summary: "Forty tables, three lobbies and one arch: what is new, and what stays as it was.",
  publishedAt: "2031-05-05T10:00:00Z",
};

export const articleCard = cards(fragment, (key: ArticleCard_article$key) => <ArticleCard article={key} isEager />, {
  usual: article,
  "without a picture": { ...article, image: null },
});
