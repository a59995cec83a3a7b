import { z } from "zod";
import type { LotteryDrawState, LotteryOddsRule, Money } from "../__generated__/resolvers.ts";
import { type Game, game } from "../games/games.wire.ts";
import type { LotteryTraits } from "../games/lotteryTraits.ts";
import { decimal, flag, instant, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** A lottery, as its game in the catalogue tells it. */
export interface Lottery extends LotteryTraits {
  name: string;
  /** Null for one that was taken out of the catalogue. */
  game: Game | null;
}

/** The lottery that a game is about; null for all other games. */
export const lotteryOf = (found: Game): Lottery | null =>
  found.lottery === null ? null : { ...found.lottery, name: found.name, game: found };

const lotteries = z.array(game).transform((rows) => rows.map(lotteryOf).filter((row) => row !== null));

export const lotteryList = listOf(game).transform((rows) => rows.map(lotteryOf).filter((row) => row !== null));

export const lotteryMenu = listOf(
  z.object({ title: text, games: lotteries }).transform(({ title, games }) => ({ title, lotteries: games })),
);

/** A draw without the lottery that it is one of, which the calls don't repeat. */
export interface DrawRow {
  number: string;
  state: LotteryDrawState;
  opensAt: string | null;
  closesAt: string | null;
  drawsAt: string;
  serverTime: string | null;
  numbers: string[];
  prizes: { code: string; numbers: string[] }[];
  commitment: string | null;
  seed: string | null;
}

const numero = text.regex(/^[\w.-]{1,40}$/);
const hex = z
  .string()
  .regex(/^[0-9a-f]{16,128}$/)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const currentDraw = z
  .object({
    numero,
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
      state: row.state,
      opensAt: row.openAt,
      closesAt: row.closeAt,
      drawsAt: row.drawAt,
      serverTime: row.serverTime,
      numbers: [],
      prizes: [],
      commitment: row.commitment,
      seed: null,
    }),
  );

const drawnNumber = z.union([z.string().max(20), z.number().int()]).transform(String);

export const drawResults = listOf(
  z
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
    })
    .transform(
      (row): DrawRow => ({
        number: row.numero,
        state: "DRAWN",
        opensAt: null,
        closesAt: null,
        drawsAt: row.openedAt,
        serverTime: null,
        numbers: row.numbers,
        prizes: row.prizes.map(({ prize, numbers }) => ({ code: prize, numbers })),
        commitment: row.commitment,
        seed: row.seed,
      }),
    ),
);

/** Something that can be bet on. */
export interface PlayType {
  code: string;
  title: string;
  positions: number;
  choices: string[];
  minChoices: number;
  maxChoices: number;
  isDistinct: boolean;
  odds: string[];
  oddsRule: LotteryOddsRule;
  minUnit: Money;
  maxUnit: Money;
  maxBets: number;
  example: string;
}

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
    .transform(
      ({ currency, ...row }): PlayType => ({
        code: row.playType,
        title: row.title,
        positions: row.positions,
        choices: row.digits,
        minChoices: row.minDigits,
        maxChoices: row.maxDigits ?? row.digits.length,
        isDistinct: row.isDistinct,
        odds: row.odds,
        oddsRule: row.oddsRule,
        minUnit: { amount: row.minUnit, currency },
        maxUnit: { amount: row.maxUnit, currency },
        maxBets: row.maxBets,
        example: row.example ?? "",
      }),
    ),
);
