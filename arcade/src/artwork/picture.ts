import type { PlayKind } from "../pages/gameMessages.ts";
import { avatar } from "./avatar.ts";
import { type BannerArt, type BannerShape, banner } from "./banner.ts";
import { type ChannelKind, channelIcon } from "./channelIcon.ts";
import { defaultIcon } from "./defaultIcon.ts";
import type { IconGame } from "./gameDesign.ts";
import { gameIcon } from "./gameIcon.ts";
import { gamePreview } from "./gamePreview.ts";
import { type Poster, poster } from "./poster.ts";
import { symbolSheet } from "./slotSymbols.ts";
import { vendorLogo } from "./vendorLogo.ts";

/** A picture, with the values that it is drawn from. */
export type Picture =
  | { kind: "game"; game: IconGame }
  | { kind: "preview"; game: IconGame; play: PlayKind }
  | { kind: "symbols"; game: IconGame }
  | { kind: "vendor"; code: string; name: string }
  | { kind: "banner"; id: string; art: BannerArt; shape: BannerShape }
  | { kind: "poster"; poster: Poster }
  | { kind: "avatar"; number: number }
  | { kind: "channel"; id: string; channel: ChannelKind }
  | { kind: "default" };

/** Draws a picture as SVG; undefined for an avatar that does not exist. */
export function draw(picture: Picture): string | undefined {
  switch (picture.kind) {
    case "game":
      return gameIcon(picture.game);
    case "preview":
      return gamePreview(picture.game, picture.play);
    case "symbols":
      return symbolSheet(picture.game);
    case "vendor":
      return vendorLogo(picture.code, picture.name);
    case "banner":
      return banner(picture.id, picture.art, picture.shape);
    case "poster":
      return poster(picture.poster);
    case "avatar":
      return avatar(picture.number);
    case "channel":
      return channelIcon(picture.id, picture.channel);
    case "default":
      return defaultIcon();
  }
}
