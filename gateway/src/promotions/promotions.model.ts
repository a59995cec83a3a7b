import type {
  DepositOffer,
  Linkage,
  Money,
  PromotionCategory,
  PromotionEntry,
  PromotionExclusion,
  PromotionLoss,
  PromotionStatus,
} from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import type { FreeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";

/** A promotion, as everybody sees it. */
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
  status: PromotionStatus;
  entry: PromotionEntry;
  freeSpins: FreeSpinTerms | null;
  /** These are null in lists: only the detail has them. */
  rulesHtml: string | null;
  termsHtml: string | null;
  steps: string[] | null;
}

/** The number of promotions in a category. */
export interface PromotionCountModel {
  category: PromotionCategory;
  count: number;
}

/** An application of the caller. */
export interface PromotionApplicationModel {
  internalID: string;
  status: PromotionStatus;
  remark: string;
  pictureCount: number;
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

/** The state of a promotion for the caller. */
export interface PromotionStandingModel {
  /** The promotion's own `internalID`. */
  internalID: string;
  status: PromotionStatus;
  isEligible: boolean;
  reward: Money | null;
  accrued: Money | null;
  resetsAt: string | null;
  application: PromotionApplicationModel | null;
  title: string;
  turnover: Money | null;
  spare: Money | null;
  excludes: PromotionExclusion[];
  loss: PromotionLoss | null;
  depositOffer: DepositOffer | null;
  /** The deposit that a claim takes. */
  depositId: string | null;
  /** From 1 among the claims of the same deposit, the best first. */
  place: number;
}
