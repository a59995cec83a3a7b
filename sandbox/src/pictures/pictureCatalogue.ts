import type { PictureCatalogue } from "@atrium/arcade/platform";
import { playKindOf } from "@atrium/arcade/playableGame";
import { POSTERS } from "../agent/posters/posters.ts";
import { BANNERS } from "../announcements/banners.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { channelById } from "../deposits/channels.ts";
import { findGame } from "../games/catalogue.ts";
import type { Game } from "../games/game.ts";
import { VENDORS } from "../games/vendors.data.ts";
import { JACKPOTS } from "../jackpots/jackpots.data.ts";
import { LEADERBOARD_PLANS } from "../leaderboards/leaderboards.data.ts";
import { MALL } from "../points/mall.data.ts";
import { PROMOTIONS } from "../promotions/promotions.data.ts";
import { ARTICLES, pictureIdOf } from "../support/articles/articles.ts";

export const vendorNames = new Map<string, string>(VENDORS.map(([code, name]) => [code, name]));

/** The pictures of banners, promotions, leaderboards, jackpots and articles, by the id in their address. */
export const bannerArts = new Map([
  ...BANNERS.map(({ id, art }) => [id, art] as const),
  ...PROMOTIONS.map(({ id, art }) => [`promo-${id}`, art] as const),
  ...LEADERBOARD_PLANS.map(({ series, art }) => [`leaderboard-${series}`, art] as const),
  ...JACKPOTS.map(({ id, art }) => [`jackpot-${id}`, art] as const),
  ...MALL.map(({ id, art }) => [`point-${id}`, art] as const),
  ...Object.values(ARTICLES)
    .flat()
    .map(({ slug, art }) => [pictureIdOf(slug), art] as const),
]);

const posters = new Map(POSTERS.map(({ id, picture }) => [id, picture]));

/** The content of this platform's pictures. */
export const pictureCatalogue = (platform: Pick<CorePlatform, "db">): PictureCatalogue => ({
  async game(nodeId) {
    const game = await findGame(platform, nodeId);
    return game && iconOf(game);
  },
  async playKind(nodeId) {
    const game = await findGame(platform, nodeId);
    return game && playKindOf(game.gameClassify);
  },
  vendorName: (code) => vendorNames.get(code),
  banner: (id) => bannerArts.get(id),
  poster: (id) => posters.get(id),
  channelKind: (id) => channelById(id)?.type,
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
