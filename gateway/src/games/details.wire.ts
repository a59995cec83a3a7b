import { z } from "zod";
import type { GameVolatility } from "../__generated__/types.ts";
import { cleanHtml } from "../basics/cleanHtml.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { count, decimal, idText, instant, known, listOf, maybeNumber, maybeText, text } from "../upstream/wire.ts";
import type { GameModel } from "./games.model.ts";
import { categoryOf, game } from "./games.wire.ts";

const volatilities = ["LOW", "MEDIUM", "HIGH"] as const satisfies readonly GameVolatility[];
const roomStatuses = ["OPEN", "FULL", "CLOSED"] as const;
const mostFeatures = 20;

const detail = z
  .object({
    // Clean the HTML here, once for all readers of the cached answer.
    rulesHtml: text.nullish().transform((html) => cleanHtml(html ?? "")),
    previewUrl: maybeText,
    volatility: known(volatilities, null),
    lines: maybeNumber,
    features: z.array(text.max(200)).catch([]),
  })
  .transform(({ rulesHtml, previewUrl, volatility, lines, features }) => ({
    rules: rulesHtml,
    preview: pictureOf(previewUrl),
    volatility,
    lines: lines === null ? null : Math.trunc(lines),
    features: features.slice(0, mostFeatures),
  }));

/** A game with its details. */
export interface DetailedGame {
  game: GameModel;
  detail: GameDetailModel;
}

/** The details of a game, which lists leave out. */
export type GameDetailModel = z.output<typeof detail>;

/** The answer holds the game's row and its details. */
export const detailedGame: z.ZodType<DetailedGame> = z
  .preprocess((row) => ({ game: row, detail: row }), z.object({ game, detail }))
  .meta({ "x-one-row": true });

export const roomList = listOf(
  z
    .object({
      roomId: idText,
      nodeId: idText,
      name: text,
      minBalance: decimal,
      currency: maybeText,
      seats: count,
      players: count,
      status: known(roomStatuses, "UNKNOWN"),
    })
    .transform(({ roomId, nodeId, ...row }) => ({ internalID: roomId, gameInternalID: nodeId, ...row })),
);

/** A table of a game. */
export type Room = z.output<typeof roomList>[number];

const odds = z.number().min(1).max(100_000);
const teams = z.object({ home: text, away: text });

/** The next matches of games. */
export const matchList = listOf(
  z
    .object({
      matchId: idText,
      game,
      startsAt: instant,
      odds: z.object({ home: odds, draw: odds.nullish(), away: odds }),
      last: teams.extend({ homeScore: count, awayScore: count }).nullish().catch(null),
    })
    .extend(teams.shape)
    .transform(({ matchId, odds: { home, draw, away }, last, ...row }) => ({
      ...row,
      key: matchId,
      homeOdds: home,
      drawOdds: draw ?? null,
      awayOdds: away,
      last: last ?? null,
    })),
);

/** The kinds of games. */
export const kindList = listOf(
  z
    .object({ gameType: maybeText, gameClassify: text, title: maybeText, gameCount: count.catch(0) })
    .transform(({ gameType, gameClassify, title, gameCount }) => ({
      category: categoryOf(gameType),
      classification: gameClassify,
      title: title ?? gameClassify,
      gameCount,
    })),
);
