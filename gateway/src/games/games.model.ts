import type { GameCategory, GameLabel, GameStatus, LotteryKind, LotteryMode } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import type { KeepsTexts } from "../execution/textCache.ts";

/** A maker of games. A game's row holds its code and mostly its name; the menu holds the details. */
export interface VendorModel {
  code: string;
  name: string | null;
  details: VendorDetails | null;
}

/** The details of a vendor, which only the menu has. */
export interface VendorDetails {
  name: string;
  logo: ImageModel | null;
  status: GameStatus;
  opensAsList: boolean;
}

/** A game of the catalogue. */
export interface GameModel extends KeepsTexts {
  internalID: string;
  name: string;
  category: GameCategory | null;
  /** The platform's name of the category, to be sent back unchanged. */
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
  /** Null means the brand's own currency. */
  currency: string | null;
  minLines: number | null;
  returnToPlayer: number | null;
  hasDemo: boolean;
  status: GameStatus;
  maintenanceEndsAt: string | null;
  /** Null for games that are not lotteries. */
  lottery: LotteryTraits | null;
}

/** A vendor within a category of the menu. */
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

/** The address that opens a game. */
export interface GameLaunchModel {
  /** The platform's value: a path on the launch CDNs, or a whole address. */
  address: string;
  expiresAt: string;
  game: GameModel;
}

/** The properties that make a game a lottery. */
export interface LotteryTraits {
  code: string;
  mode: LotteryMode;
  kind: LotteryKind;
  accountTypeName: string;
  defaultPlayType: string;
  /** Seconds between two draws. */
  drawInterval: number | null;
}
