import type { GameCategory, GameLabel, GameStatus, LotteryKind, LotteryMode } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
/** Who makes games. A game's row tells the code and mostly the name; the details are in the menu. */
export interface VendorModel {
  code: string;
  name: string | null;
  details: VendorDetails | null;
}

/** What only the menu tells of a vendor. */
export interface VendorDetails {
  name: string;
  logo: ImageModel | null;
  status: GameStatus;
  opensAsList: boolean;
}

/** A game as the catalogue lists it. */
export interface GameModel {
  internalID: string;
  name: string;
  category: GameCategory | null;
  /** The platform's own word for the category, to be sent back as it came. */
  gameType: string;
  vendor: VendorModel;
  icon: ImageModel;
  classification: string | null;
  isHot: boolean;
  isNew: boolean;
  labels: GameLabel[];
  tags: string[];
  releasedAt: string | null;
  minBet: string | null;
  maxBet: string | null;
  /** Null where the stakes are in the brand's own currency. */
  currency: string | null;
  minLines: number | null;
  returnToPlayer: number | null;
  hasDemo: boolean;
  status: GameStatus;
  maintenanceEndsAt: string | null;
  /** Null for games that are no lotteries. */
  lottery: LotteryTraits | null;
}

/** A vendor in a category of the menu. */
export interface GameMenuVendorModel {
  vendor: VendorModel;
  isHot: boolean;
  gameCount: number;
}

export interface GameMenuEntryModel {
  category: GameCategory;
  title: string;
  vendors: GameMenuVendorModel[];
}

/** How a game is opened. */
export interface GameLaunchModel {
  /** As the platform names it: a path on the launch CDNs, or a whole address. */
  address: string;
  expiresAt: string;
  game: GameModel;
}

/** What makes a game of the catalogue a lottery. */
export interface LotteryTraits {
  code: string;
  mode: LotteryMode;
  kind: LotteryKind;
  accountTypeName: string;
  defaultPlayType: string;
}
