import { z } from "zod";
import type { BannerGroup, Country, HomeSectionKind, SiteDomain } from "../__generated__/types.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { count, idText, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import { linkageOf } from "./linkage.ts";
import type { BannerModel, SystemStatusModel } from "./site.model.ts";
/** The platform's names of the pages with a banner. */
export const groups: Readonly<Record<BannerGroup, string>> = {
  HOME: "w_home",
  RNG: "w_rng",
  LIVE: "w_live",
  FISH: "w_fish",
  PVP: "w_pvp",
  SPORTS: "w_sports",
  ESPORTS: "w_esports",
  ELOTT: "w_lott",
  DOWNLOAD: "w_down",
  PROMOTIONS: "w_promotion",
  POINT_MALL: "w_shop",
  HELP: "w_help",
  REGISTER: "w_reg",
  IN_HOUSE: "w_inhouse",
};

export const sectionKinds: Readonly<Record<string, HomeSectionKind>> = {
  HOT: "HOT_GAMES",
  HOT_GAMES: "HOT_GAMES",
  NEW: "NEW_GAMES",
  NEW_GAMES: "NEW_GAMES",
  RECENT: "RECENT_GAMES",
  RECENT_GAMES: "RECENT_GAMES",
  VENDORS: "VENDORS",
};

export const domain = z
  .object({ domain: z.string().regex(/^(https?:\/\/)?[\w.:-]{1,253}\/?$/), speed: count })
  .transform(
    ({ domain, speed }): SiteDomain => ({ url: /^https?:/.test(domain) ? domain : `https://${domain}`, speed }),
  );

export const banner = z
  .object({
    id: idText.optional(),
    bannerId: idText.optional(),
    groupName: text,
    title: maybeText,
    imageUrl: maybeText,
    url: maybeText,
    linkageType: maybeText,
    linkage: maybeText,
  })
  .transform((row): BannerModel | null => {
    const internalID = row.bannerId ?? row.id;
    const image = pictureOf(row.imageUrl ?? row.url);
    if (internalID === undefined || image === null) return null;
    return {
      internalID,
      group: row.groupName,
      title: row.title ?? "",
      image,
      linkage: linkageOf(row.linkageType, row.linkage),
    };
  });

export const section = z.object({
  kind: text,
  title: text,
  source: maybeText,
  limit: count.catch(12),
  id: idText.optional(),
});

export const country = z
  .object({ code: text, name: text, dialingCode: z.union([text, z.number()]), currency: text })
  .transform(
    ({ dialingCode, ...row }): Country => ({ ...row, dialingCode: `+${String(dialingCode).replace(/\D/g, "")}` }),
  );

export const systemStatus = z
  .object({
    status: z.union([z.number(), z.string()]).transform(Number),
    endTime: maybeInstant,
    contactUrl: z
      .string()
      .regex(/^(https?:\/\/|\/(?!\/))/)
      .nullish()
      .catch(null),
    ip: maybeText,
    country: maybeText,
  })
  .transform(
    (row): SystemStatusModel => ({
      state: row.status === 0 ? "NORMAL" : row.status === 1 ? "MAINTENANCE" : "RESTRICTED",
      endsAt: row.endTime,
      contactUrl: row.contactUrl ?? null,
      ip: row.ip,
      country: row.country,
    }),
  );
