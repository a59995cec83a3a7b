import type { ArticleSection } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
export interface ArticleModel {
  slug: string;
  section: ArticleSection;
  title: string;
  summary: string;
  content: string;
  image: ImageModel | null;
  publishedAt: string;
}
