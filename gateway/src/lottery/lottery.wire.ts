import { z } from "zod";
import type { GameModel } from "../games/games.model.ts";
import { game } from "../games/games.wire.ts";
import { decimal, flag, instant, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { DrawRow, LotteryModel } from "./lottery.model.ts";

/** The lottery of a game; null for other games. */
export const lotteryOf = (found: GameModel): LotteryModel | null =>
  found.lottery === null ? null : { ...found.lottery, name: found.name, game: found };

const lotteries = z.array(game).transform((rows) => rows.map(lotteryOf).filter((row) => row !== null));

export const lotteryList = listOf(game).transform((rows) => rows.map(lotteryOf).filter((row) => row !== null));

export const lotteryMenu = listOf(
  z.object({ title: text, games: lotteries }).transform(({ title, games }) => ({ title, lotteries: games })),
);

const numero = text.regex(/^[\w.-]{1,40}$/);
/** A commitment or a seed. */
export const hex = z
  .string()
  .regex(/^[0-9a-f]{16,128}$/)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const currentDraw = z
  .object({
    numero,
    nextNumero: numero.nullish().catch(null),
    openAt: maybeInstant,
    closeAt: maybeInstant,
    drawAt: instant,
    serverTime: maybeInstant,
    state: known(["OPEN", "CLOSED", "DRAWN"], "UNKNOWN"),
    commitment: hex,
  })
  .transform(
    (row): DrawRow => ({
      number: row.numero,
      nextNumber: row.nextNumero ?? null,
      state: row.state,
      opensAt: row.openAt,
      closesAt: row.closeAt,
      drawsAt: row.drawAt,
      serverTime: row.serverTime,
      numbers: [],
      prizes: [],
      commitment: row.commitment,
      seed: null,
      isGenerated: false,
    }),
  );

const drawnNumber = z.union([z.string().max(20), z.number().int()]).transform(String);

export const drawResult = z
  .object({
    numero,
    openedAt: instant,
    numbers: z.array(drawnNumber).max(100).default([]),
    prizes: z
      .array(z.object({ prize: text, numbers: z.array(drawnNumber).max(100) }))
      .max(20)
      .default([]),
    commitment: hex,
    seed: hex,
    generated: flag,
  })
  .transform(
    (row): DrawRow => ({
      number: row.numero,
      nextNumber: null,
      state: "DRAWN",
      opensAt: null,
      closesAt: null,
      drawsAt: row.openedAt,
      serverTime: null,
      numbers: row.numbers,
      prizes: row.prizes.map(({ prize, numbers }) => ({ code: prize, numbers })),
      commitment: row.commitment,
      seed: row.seed,
      isGenerated: row.generated,
    }),
  );

export const upcomingDraws = listOf(currentDraw);

export const drawResults = listOf(drawResult);

export const standings = listOf(
  z
    .object({ gameCode: text, current: currentDraw, last: drawResult.nullish().catch(null) })
    .transform(({ gameCode, current, last }) => ({ code: gameCode, current, last: last ?? null })),
);

const small = z.number().int().min(1).max(1_000_000);

export const playTypes = listOf(
  z
    .object({
      playType: text,
      title: text,
      positions: small,
      digits: z.array(text).max(1_000),
      minDigits: small.catch(1),
      maxDigits: small.nullish().catch(null),
      isDistinct: flag,
      odds: z.array(decimal).max(100),
      oddsRule: known(["SAME", "CHOICE", "MATCHES", "EACH_MATCH"], "UNKNOWN"),
      minUnit: decimal,
      maxUnit: decimal,
      currency: text,
      maxBets: small,
      example: maybeText,
    })
    .transform(({ playType, digits, minDigits, maxDigits, currency, ...row }) => ({
      ...row,
      code: playType,
      choices: digits,
      minChoices: minDigits,
      maxChoices: maxDigits ?? digits.length,
      minUnit: { amount: row.minUnit, currency },
      maxUnit: { amount: row.maxUnit, currency },
      example: row.example ?? "",
    })),
);
