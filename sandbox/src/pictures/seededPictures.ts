import { AVATAR_COUNT } from "@atrium/arcade/avatar";
import type { Picture } from "@atrium/arcade/picture";
import { CHANNELS } from "../deposits/channels.ts";
import { catalogueRows } from "../games/seed/games.seed.ts";
import { bannerArts, iconOf, vendorNames } from "./pictureCatalogue.ts";

/** All pictures of a platform with this seed. */
export const seededPictures = (seed: string): Picture[] => [
  { kind: "default" },
  ...catalogueRows(seed, new Date()).flatMap((row): Picture[] => [
    { kind: "game", game: iconOf(row) },
    ...(row.gameType === "RNG" ? [{ kind: "symbols" as const, game: iconOf(row) }] : []),
  ]),
  ...[...vendorNames].map(([code, name]): Picture => ({ kind: "vendor", code, name })),
  ...[...bannerArts].flatMap(([id, art]): Picture[] => [
    { kind: "banner", id, art, shape: "wide" },
    { kind: "banner", id, art, shape: "compact" },
  ]),
  ...CHANNELS.map(({ channelId, type }): Picture => ({ kind: "channel", id: channelId, channel: type })),
  ...Array.from({ length: AVATAR_COUNT }, (_, i): Picture => ({ kind: "avatar", number: i + 1 })),
];
