import { z } from "zod";
import { pictureOf } from "../cdn/pictures.ts";
import { pageOf } from "../paging/page.wire.ts";
import {
  count,
  decimal,
  flag,
  idText,
  instant,
  known,
  maybeDecimal,
  maybeInstant,
  maybeText,
  text,
} from "../upstream/wire.ts";
import type { LeaderboardModel, OwnLeaderboardPlaceModel } from "./leaderboards.model.ts";

const prize = z.object({ from: count, to: count, amount: decimal });
const place = z.object({ rank: count, account: text, score: decimal, prize: maybeDecimal });
const ownPlace = z.object({ rank: count.nullable(), score: decimal, prize: maybeDecimal, paid: flag });

/** A leaderboard; its places come with the detail only. */
export const leaderboard = z
  .object({
    id: idText,
    kind: known(["RACE", "TOURNAMENT"], "UNKNOWN"),
    rule: known(["TURNOVER", "MULTIPLIER", "WINS", "POINTS"], "UNKNOWN"),
    status: known(["ACTIVE", "ENDED"], "UNKNOWN"),
    title: text,
    summary: text.catch(""),
    imageUrl: maybeText,
    startAt: maybeInstant,
    endsAt: instant,
    currency: text,
    minBet: decimal.catch("0"),
    turnover: count.catch(1),
    players: count.catch(0),
    games: z.array(idText).max(100).catch([]),
    prizes: z.array(prize).max(100),
    list: z.array(place.nullable().catch(null)).nullish().catch(null),
  })
  .transform(
    ({ id, status, startAt, minBet, currency, players, games, prizes, imageUrl, list, ...row }): LeaderboardModel => {
      const money = (amount: string) => ({ amount, currency });
      return {
        ...row,
        internalID: id,
        state: status,
        startsAt: startAt,
        image: pictureOf(imageUrl) ?? { path: "/img/game/default.svg" },
        minimumStake: money(minBet),
        playerCount: players,
        gameInternalIDs: games,
        prizes: prizes.map(({ from, to, amount }) => ({ fromRank: from, toRank: to, amount: money(amount) })),
        firstPlaces:
          list
            ?.filter((one) => one !== null)
            .map((one) => ({ ...one, prize: one.prize === null ? null : money(one.prize) })) ?? null,
      };
    },
  );

export const leaderboardPage = pageOf(leaderboard);

/** The caller's own place in the detail. */
export const ownLeaderboardPlace = z
  .object({ currency: text, mine: ownPlace.nullish().catch(null) })
  .transform(({ currency, mine }): OwnLeaderboardPlaceModel | null => {
    if (!mine) return null;
    const { paid, prize: amount, ...own } = mine;
    return { ...own, isPaid: paid, prize: amount === null ? null : { amount, currency } };
  });
