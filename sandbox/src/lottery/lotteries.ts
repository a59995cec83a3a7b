import { SeededRandom } from "@atrium/arcade/seededRandom";
import type { Database } from "../db/openDatabase.ts";
import { type Catalogue, catalogueOf, type Game, type GameRow } from "../games/catalogue.ts";
import { PlatformError } from "../http/errors.ts";
import { isVietnamese, type LotteryKind, type PrizeMode } from "../lotteryRules/kinds.ts";
import { NAMED_LOTTERIES } from "../lotteryRules/namedLotteries.data.ts";
import { everyMinutes, type Schedule } from "../lotteryRules/schedule.ts";

/** A game of the catalogue that is a lottery. */
export interface Lottery {
  game: Game;
  gameCode: string;
  kind: LotteryKind;
  prizeMode: PrizeMode;
  /** The contract's `accountTypeName`. */
  accountTypeName: "TCG_SEA" | "TCG_LOTTO_VN" | "LOTT" | "ELOTT";
  schedule: Schedule;
}

const HOUSE_VENDOR = "ATR";
const SEA_VENDOR = "TCG_SEA";
const MINUTES = [1, 2, 3, 5, 10];
const BALLS: readonly LotteryKind[] = ["FIVE_DIGITS", "RACE", "THREE_DIGITS"];

type LotteryGame = Pick<GameRow, "nodeId" | "gameCode" | "vassalage" | "subject">;

/** What decides how a game of the lottery category is drawn: the contract's own by their code, all others by their number. */
export function traitsOf({ nodeId, gameCode, vassalage, subject }: LotteryGame): Omit<Lottery, "game"> {
  const named = NAMED_LOTTERIES[gameCode];
  const random = new SeededRandom("lottery", nodeId);
  const picked = subject === "tripleDraw" ? "THREE_DICE" : random.pick(BALLS);
  const kind = named?.kind ?? picked;
  const schedule = named?.schedule ?? everyMinutes(random.pick(MINUTES));
  if (isVietnamese(kind)) return { gameCode, kind, schedule, prizeMode: "VN", accountTypeName: "TCG_LOTTO_VN" };
  if (vassalage === SEA_VENDOR) return { gameCode, kind, schedule, prizeMode: "SEA", accountTypeName: "TCG_SEA" };
  if (vassalage !== HOUSE_VENDOR) return { gameCode, kind, schedule, prizeMode: "Elott", accountTypeName: "ELOTT" };
  const prizeMode = random.chance(0.5) ? "Lott" : "ZY";
  return { gameCode, kind, schedule, prizeMode, accountTypeName: "LOTT" };
}

const known = new WeakMap<Catalogue, readonly Lottery[]>();

/** All lotteries: the contract's own first, then the most played. */
export async function lotteriesOf(platform: { db: Database }): Promise<readonly Lottery[]> {
  const catalogue = await catalogueOf(platform);
  const found = known.get(catalogue);
  if (found) return found;
  const order = Object.keys(NAMED_LOTTERIES);
  const place = ({ gameCode }: Lottery) => (order.includes(gameCode) ? order.indexOf(gameCode) : order.length);
  const lotteries = catalogue
    .all()
    .filter(({ gameType }) => gameType === "ELOTT")
    .map((game) => ({ game, ...traitsOf(game) }))
    .sort((a, b) => place(a) - place(b));
  known.set(catalogue, lotteries);
  return lotteries;
}

/** The lottery of a code, in any case; undefined when there is none. */
export async function findLottery(platform: { db: Database }, gameCode: string): Promise<Lottery | undefined> {
  const wanted = gameCode.toUpperCase();
  return (await lotteriesOf(platform)).find((lottery) => lottery.gameCode === wanted);
}

/** As `findLottery`; throws GAME_NOT_FOUND when there is none. */
export async function requireLottery(platform: { db: Database }, gameCode: string): Promise<Lottery> {
  const lottery = await findLottery(platform, gameCode);
  if (!lottery) throw new PlatformError("GAME_NOT_FOUND");
  return lottery;
}
