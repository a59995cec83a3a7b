import type { Linkage, PromotionCategory } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
export interface PromotionModel {
  internalID: string;
  category: PromotionCategory;
  title: string;
  summary: string;
  image: ImageModel;
  startsAt: string | null;
  endsAt: string | null;
  /** Where its button leads; null for none. */
  action: Linkage | null;
  /** Null in lists: only the detail has the rules. */
  rulesHtml: string | null;
}
