import { SeededRandom } from "@atrium/arcade/seededRandom";
import { lotteryKinds } from "@atrium/schema/values";
import { isVietnamese, type LotteryKind, type PrizeMode } from "./kinds.ts";
import { NAMED_LOTTERIES } from "./namedLotteries.data.ts";
import { everyMinutes, type Schedule } from "./schedule.ts";

/** Properties of a lottery: its kind of draw, its prizes and its times. */
export interface LotteryTraits {
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

interface LotteryGame {
  nodeId: number;
  gameCode: string;
  vassalage: string;
  gameClassify: string;
  subject: string;
}

/**
 * The properties of a lottery: by code for those that the contract names. For all others the kind is their `gameClassify`; in
 * databases of earlier releases it has other values, and nodeId decides.
 */
export function traitsOf({ nodeId, gameCode, vassalage, gameClassify, subject }: LotteryGame): LotteryTraits {
  const named = NAMED_LOTTERIES[gameCode];
  const random = new SeededRandom("lottery", nodeId);
  const picked = subject === "tripleDraw" ? "THREE_DICE" : random.pick(BALLS);
  const kind = named?.kind ?? lotteryKinds.find((known) => known === gameClassify) ?? picked;
  const schedule = named?.schedule ?? everyMinutes(random.pick(MINUTES));
  if (isVietnamese(kind)) return { gameCode, kind, schedule, prizeMode: "VN", accountTypeName: "TCG_LOTTO_VN" };
  if (vassalage === SEA_VENDOR) return { gameCode, kind, schedule, prizeMode: "SEA", accountTypeName: "TCG_SEA" };
  if (vassalage !== HOUSE_VENDOR) return { gameCode, kind, schedule, prizeMode: "Elott", accountTypeName: "ELOTT" };
  const prizeMode = random.chance(0.5) ? "Lott" : "ZY";
  return { gameCode, kind, schedule, prizeMode, accountTypeName: "LOTT" };
}
