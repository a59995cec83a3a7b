import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import type { GameCategory, GameLabel, GameStatus } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { TextCache, textCache } from "../execution/textCache.ts";
import { rowsIn } from "../paging/rowsIn.ts";
import {
  count,
  flag,
  idText,
  instant,
  known,
  lenient,
  listOf,
  maybeDecimal,
  maybeInstant,
  maybeNumber,
  maybeText,
  rowsOf,
  text,
} from "../upstream/wire.ts";
import type { GameMenuEntryModel, GameMenuVendorModel, GameModel } from "./games.model.ts";
import { traitFields, traitsOf } from "./lotteryTraits.wire.ts";

const defaultIcon: ImageModel = { path: "/icons/game.svg" };
/** Further tags of a game are ignored. */
const mostTags = 20;
const labels = ["HOT", "NEW", "EXCLUSIVE", "JACKPOT"] as const satisfies readonly GameLabel[];
/** A platform that sends no status says nothing of a maintenance. */
const status = lenient(
  (sent): GameStatus => {
    if (sent == null || sent === "ACTIVE") return "ACTIVE";
    return sent === "MAINTENANCE" ? sent : "UNKNOWN";
  },
  { type: ["string", "null"], enum: ["ACTIVE", "MAINTENANCE", null] },
);

export const game = z
  .object({
    nodeId: idText,
    vassalage: text,
    vendor: maybeText,
    gameType: text,
    gameClassify: maybeText,
    gameName: text,
    iconUrl: maybeText,
    isHot: flag,
    isNew: flag,
    labels: z.array(known(labels, null)).catch([]),
    tags: z.array(text).max(mostTags).catch([]),
    releasedAt: maybeInstant,
    minBet: maybeDecimal,
    maxBet: maybeDecimal,
    currency: maybeText,
    minLineNum: maybeNumber,
    rtp: z
      .union([z.number(), z.string().transform(Number)])
      .nullish()
      .catch(null),
    demo: flag,
    status,
    maintenanceEndsAt: maybeInstant,
    ...traitFields,
  })
  .transform(
    (row): GameModel => ({
      internalID: row.nodeId,
      name: row.gameName,
      category: categoryOf(row.gameType),
      gameType: row.gameType,
      vendor: { code: row.vassalage, name: row.vendor, details: null },
      icon: pictureOf(row.iconUrl) ?? defaultIcon,
      classification: row.gameClassify,
      isHot: row.isHot,
      isNew: row.isNew,
      labels: labelsOf(row),
      tags: row.tags,
      releasedAt: row.releasedAt,
      minBet: row.minBet,
      maxBet: row.maxBet,
      currency: row.currency,
      minLines: row.minLineNum === null ? null : Math.trunc(row.minLineNum),
      returnToPlayer: Number.isFinite(row.rtp) ? (row.rtp ?? null) : null,
      hasDemo: row.demo,
      status: row.status,
      maintenanceEndsAt: row.maintenanceEndsAt,
      lottery: traitsOf(row.gameType, row),
      [textCache]: new TextCache(),
    }),
  );

/** Games; one that can't be read is left out. */
export const gameList = z
  .union([listOf(game), listOf(game.nullable().catch(null))])
  .transform((rows) => rowsIn(rows).items);

/** A page of games; those that can't be read are left out. */
export const gamePage = z
  .object({ games: rowsOf(game), totalCount: count })
  .transform(({ games, totalCount }) => ({ ...rowsIn(games), total: totalCount }));

/** A page of the caller's favourites; one that can't be read is null. */
export const favorites = z.object({
  content: rowsOf(game),
  totalPages: count,
  totalCount: count.nullish().transform((total) => total ?? null),
});

/** Ids of the caller's favourites. */
export const idList = listOf(idText);

const vendorCard = z
  .object({
    vassalage: text,
    name: maybeText,
    iconUrl: maybeText,
    isHot: flag,
    isGame: z.union([z.string(), z.boolean()]).nullish().catch(null),
    gameCount: count.catch(0),
    status,
  })
  .transform((row): GameMenuVendorModel => {
    const name = row.name ?? row.vassalage;
    const details = { name, logo: pictureOf(row.iconUrl), status: row.status, opensAsList: row.isGame === "VASSALAGE" };
    return { vendor: { code: row.vassalage, name, details }, isHot: row.isHot, gameCount: row.gameCount };
  });

/** Leaves out categories that this gateway does not know, because clients can't show them. */
export const vendorMenu = listOf(
  z.object({ title: text, gameType: maybeText, gameClassify: maybeText, cards: z.array(vendorCard) }),
).transform((rows) =>
  rows
    .map(({ title, gameType, gameClassify, cards }) => ({
      title,
      category: categoryOf(gameType) ?? categoryOf(gameClassify),
      vendors: cards,
    }))
    .filter((entry): entry is GameMenuEntryModel => entry.category !== null && entry.vendors.length > 0),
);

/** The address of a launch. The platform may send two; the first valid one counts. */
export const launch = z
  .object({ game_url: maybeText, game_url2: maybeText, expiresAt: maybeInstant })
  .transform(({ game_url, game_url2, expiresAt }) => ({
    url: [game_url, game_url2].find(isAddress) ?? null,
    expiresAt,
  }))
  .refine((row): row is { url: string; expiresAt: string | null } => row.url !== null);

/** The data beside the code GAME_MAINTENANCE. */
export const maintenance = z.object({ suggestions: gameList.catch([]), endsAt: instant.nullish().catch(null) });

function isAddress(address: string | null): boolean {
  if (address === null || address.length > 4_000) return false;
  return /^\/(?!\/)\S*$/.test(address) || (/^https?:\/\//.test(address) && URL.canParse(address));
}

/** Labels in the order of the contract. Platforms without labels send two flags. */
function labelsOf(row: { isHot: boolean; isNew: boolean; labels: readonly (GameLabel | null)[] }): GameLabel[] {
  return labels.filter(
    (label) => row.labels.includes(label) || (label === "HOT" && row.isHot) || (label === "NEW" && row.isNew),
  );
}

/** The contract's name of the platform's `gameType`; null for an unknown one. */
export function categoryOf(gameType: string | null): GameCategory | null {
  return gameCategories.find((category) => category === gameType) ?? null;
}
