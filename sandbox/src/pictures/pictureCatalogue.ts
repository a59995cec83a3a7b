import type { PictureCatalogue } from "@atrium/arcade/platform";
import { BANNERS } from "../announcements/banners.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { findGame } from "../games/catalogue.ts";
import type { Game } from "../games/game.ts";
import { VENDORS } from "../games/vendors.data.ts";
import { PROMOTIONS } from "../promotions/promotions.data.ts";
import { ARTICLES, pictureIdOf } from "../support/articles/articles.ts";

export const vendorNames = new Map<string, string>(VENDORS.map(([code, name]) => [code, name]));

/** The pictures of banners, promotions and articles, by the id in their address. */
export const bannerArts = new Map([
  ...BANNERS.map(({ id, art }) => [id, art] as const),
  ...PROMOTIONS.map(({ id, art }) => [`promo-${id}`, art] as const),
  ...Object.values(ARTICLES)
    .flat()
    .map(({ slug, art }) => [pictureIdOf(slug), art] as const),
]);

/** The content of this platform's pictures. */
export const pictureCatalogue = (platform: Pick<CorePlatform, "db">): PictureCatalogue => ({
  async game(nodeId) {
    const game = await findGame(platform, nodeId);
    return game && iconOf(game);
  },
  vendorName: (code) => vendorNames.get(code),
  banner: (id) => bannerArts.get(id),
});

type Drawable = Pick<Game, "nodeId" | "names" | "vassalage" | "theme" | "subject">;

/** The values that a game's icon is drawn from. */
export const iconOf = ({ nodeId, names, vassalage, theme, subject }: Drawable) => ({
  nodeId,
  title: names.EN,
  vendorCode: vassalage,
  theme,
  subject,
});
