import type {
  Brand,
  GameCategory,
  HomeSectionKind,
  Linkage,
  SiteFeatures,
  SystemStatus,
} from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import type { Anchor } from "../graph/anchor.ts";

export type SiteModel = Anchor;
export type ViewerModel = Anchor;

/** The brand's identity and its rules. */
export type BrandModel = Required<Brand>;

/** The operator's switches. What the platform lacks is known apart from them. */
export type SiteFeaturesModel = Omit<SiteFeatures, "missingParts">;

export interface BannerModel {
  internalID: string;
  group: string;
  title: string;
  image: ImageModel;
  linkage: Linkage | null;
}

export interface HomeSectionModel {
  internalID: string;
  kind: HomeSectionKind;
  title: string;
  category: GameCategory | null;
  /** The number of games that the operator configured. */
  limit: number;
}

export type SystemStatusModel = Required<SystemStatus>;
