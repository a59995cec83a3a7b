import type { Database } from "../db/openDatabase.ts";
import { type Catalogue, catalogueOf } from "../games/catalogue.ts";
import { isLottery } from "../games/categories.ts";
import type { Game } from "../games/game.ts";
import { PlatformError } from "../http/errors.ts";
import { type LotteryTraits, traitsOf } from "../lotteryRules/lotteryTraits.ts";
import { NAMED_LOTTERIES } from "../lotteryRules/namedLotteries.data.ts";

/** A game of the catalogue that is a lottery. */
export interface Lottery extends LotteryTraits {
  game: Game;
}

const known = new WeakMap<Catalogue, readonly Lottery[]>();

/** All lotteries: those that the contract names first, then the most played. */
export async function lotteriesOf(platform: { db: Database }): Promise<readonly Lottery[]> {
  const catalogue = await catalogueOf(platform);
  return known.getOrInsertComputed(catalogue, () => {
    const order = Object.keys(NAMED_LOTTERIES);
    const place = ({ gameCode }: Lottery) => (order.includes(gameCode) ? order.indexOf(gameCode) : order.length);
    return catalogue
      .all()
      .filter(isLottery)
      .map((game) => ({ game, ...traitsOf(game) }))
      .sort((a, b) => place(a) - place(b));
  });
}

/** A lottery by its code, in any case; undefined when there is none. */
export async function findLottery(platform: { db: Database }, gameCode: string): Promise<Lottery | undefined> {
  const wanted = gameCode.toUpperCase();
  return (await lotteriesOf(platform)).find((lottery) => lottery.gameCode === wanted);
}

/** Like `findLottery`, but throws GAME_NOT_FOUND. */
export async function requireLottery(platform: { db: Database }, gameCode: string): Promise<Lottery> {
  const lottery = await findLottery(platform, gameCode);
  if (!lottery) throw new PlatformError("GAME_NOT_FOUND");
  return lottery;
}
