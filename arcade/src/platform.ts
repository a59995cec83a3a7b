import type { BannerArt } from "./artwork/banner.ts";
import type { ChannelKind } from "./artwork/channelIcon.ts";
import type { IconGame } from "./artwork/gameDesign.ts";
import type { Poster } from "./artwork/poster.ts";
import type { Boot, PlayKind } from "./pages/gameMessages.ts";

/**
 * What the arcade needs of the platform that hosts it. The platform keeps money, accounts and sessions; the arcade
 * draws pages and pictures. The pages themselves call the platform's `/play/api` over HTTP (see `pages/api.js`).
 */
export interface LaunchApi {
  /** Origins that may show the pages of games in a frame. */
  embedders(): readonly string[];
  /**
   * Opens the game of a launch token and uses the token up. Undefined when the token is unknown, used or too old, or
   * when the login that asked for it has ended.
   */
  openGame(launchToken: string): Promise<OpenGame | undefined>;
  /** The language of a page that opens no game: that of its launch token, else the one that the browser accepts. */
  languageOf(launchToken: string | undefined, acceptLanguage: string | undefined): Promise<string>;
}

/** A game that was just opened, with what its page needs for the first round. */
export interface OpenGame extends Omit<Boot, "locale" | "messages" | "embedders"> {
  /** The game's theme in the artwork: the page takes its colours from the game's picture. */
  theme: string;
  /** The title on the game's picture, which the page cuts out of it. */
  pictureTitle: string;
  /** Names of a slot's symbols, by `symbolA` to `symbolH`. */
  symbolNames: Readonly<Record<string, string>>;
}

/** What the arcade's pictures show, by the ids in their addresses. Undefined for an unknown id. */
export interface PictureCatalogue {
  game(nodeId: number): Promise<IconGame | undefined>;
  /** The kind of page on which a game is played. */
  playKind(nodeId: number): Promise<PlayKind | undefined>;
  vendorName(code: string): string | undefined;
  banner(id: string): BannerArt | undefined;
  poster(id: string): Poster | undefined;
  /** How one pays through a deposit channel. */
  channelKind(id: string): ChannelKind | undefined;
}
