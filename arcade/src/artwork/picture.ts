import { avatar } from "./avatar.ts";
import { type BannerArt, type BannerShape, banner } from "./banner.ts";
import { defaultIcon } from "./defaultIcon.ts";
import { gameIcon, type IconGame } from "./gameIcon.ts";
import { vendorLogo } from "./vendorLogo.ts";

/** A picture, with the values that it is drawn from. */
export type Picture =
  | { kind: "game"; game: IconGame }
  | { kind: "vendor"; code: string; name: string }
  | { kind: "banner"; id: string; art: BannerArt; shape: BannerShape }
  | { kind: "avatar"; number: number }
  | { kind: "default" };

/** Draws a picture as SVG; undefined for an avatar that does not exist. */
export function draw(picture: Picture): string | undefined {
  switch (picture.kind) {
    case "game":
      return gameIcon(picture.game);
    case "vendor":
      return vendorLogo(picture.code, picture.name);
    case "banner":
      return banner(picture.id, picture.art, picture.shape);
    case "avatar":
      return avatar(picture.number);
    case "default":
      return defaultIcon();
  }
}
