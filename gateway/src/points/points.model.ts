import type {
  Money,
  PointCause,
  PointRedeemStatus,
  PointRewardCategory,
  PointRewardKind,
  PointSum,
  PointType,
} from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import type { FreeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";

/** The caller's points. */
export interface PointBalanceModel {
  total: number;
  byType: PointSum[];
  /** Of the caller's wallet. */
  currency: string;
}

/** A reward of the mall. */
export interface PointRewardModel {
  internalID: string;
  category: PointRewardCategory;
  kind: PointRewardKind;
  title: string;
  image: ImageModel;
  points: number;
  amount: Money | null;
  turnover: number | null;
  freeSpins: FreeSpinTerms | null;
  stock: number | null;
  mostPerMember: number | null;
  leastRank: number;
}

/** A reward that the caller redeemed. */
export interface PointRedeemModel {
  internalID: string;
  title: string;
  image: ImageModel;
  kind: PointRewardKind;
  quantity: number;
  points: number;
  address: string | null;
  status: PointRedeemStatus;
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

/** A change of the caller's points. */
export interface PointEntryModel {
  internalID: string;
  createdAt: string;
  type: PointType;
  cause: PointCause | null;
  points: number;
  balanceAfter: number;
  reference: string | null;
}
