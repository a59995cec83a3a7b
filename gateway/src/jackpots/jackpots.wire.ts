import { z } from "zod";
import { pictureOf } from "../cdn/pictures.ts";
import { pageOf } from "../paging/page.wire.ts";
import { decimal, flag, idText, instant, listOf, maybeDecimal, maybeText, text } from "../upstream/wire.ts";

const level = z.object({
  level: text,
  title: text,
  amount: decimal,
  seed: decimal,
  mustDropBy: decimal,
  share: decimal,
});

const win = z
  .object({
    winId: idText,
    name: text,
    level: text,
    account: text,
    amount: decimal,
    currency: text,
    nodeId: idText.nullish().catch(null),
    wonAt: instant,
  })
  .transform(({ winId, nodeId, amount, currency, ...row }) => ({
    ...row,
    key: winId,
    amount: { amount, currency },
    gameInternalID: nodeId ?? null,
  }));

/** What resolvers of the GraphQL type `JackpotWin` get. */
export type JackpotWinModel = z.output<typeof win>;

const jackpot = z
  .object({
    jackpotId: idText,
    name: text,
    imageUrl: maybeText,
    amount: decimal,
    currency: text,
    // A platform may have jackpots without levels.
    levels: z.array(level).max(10).catch([]),
    games: z.array(idText).max(1_000).catch([]),
    optIn: flag.catch(false),
    contribution: maybeDecimal,
    lastWin: win.nullish().catch(null),
  })
  .transform(({ jackpotId, name, imageUrl, amount, currency, levels, games, optIn, ...row }) => {
    const money = (value: string) => ({ amount: value, currency });
    return {
      internalID: jackpotId,
      name,
      image: pictureOf(imageUrl) ?? { path: "/img/game/default.svg" },
      amount: money(amount),
      levels: levels.map((row) => ({
        key: row.level,
        title: row.title,
        amount: money(row.amount),
        startsWith: money(row.seed),
        mustDropBy: money(row.mustDropBy),
        share: row.share,
      })),
      gameInternalIDs: games,
      needsOptIn: optIn,
      contribution: row.contribution,
      lastWin: row.lastWin ?? null,
    };
  });

/** What resolvers of the GraphQL type `Jackpot` get. */
export type JackpotModel = z.output<typeof jackpot>;

/** A prize of a jackpot. */
export type JackpotLevelModel = JackpotModel["levels"][number];

/** Jackpots; one that can't be read is left out. */
export const jackpots = listOf(jackpot.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

/** Jackpots that were won; one that can't be read is left out. */
export const jackpotWins = listOf(win.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

/** A page of jackpots that were won. */
export const jackpotWinPage = pageOf(win);

/** The jackpots that a member has opted in to. */
export const jackpotOptIns = listOf(
  z
    .object({ jackpotId: idText, since: instant })
    .transform(({ jackpotId, since }) => ({ jackpotInternalID: jackpotId, since })),
);

/** A jackpot that the caller has opted in to. */
export type JackpotOptInModel = z.output<typeof jackpotOptIns>[number];
