import type { LotteryDrawState } from "../__generated__/types.ts";
import type { GameModel, LotteryTraits } from "../games/games.model.ts";
/** A lottery of the catalogue. */
export interface LotteryModel extends LotteryTraits {
  name: string;
  /** Null for a lottery that was removed from the catalogue. */
  game: GameModel | null;
}

/** A draw without its lottery, which the platform does not repeat. */
export interface DrawRow {
  number: string;
  nextNumber: string | null;
  state: LotteryDrawState;
  opensAt: string | null;
  closesAt: string | null;
  drawsAt: string;
  serverTime: string | null;
  numbers: string[];
  prizes: { code: string; numbers: string[] }[];
  commitment: string | null;
  seed: string | null;
  isGenerated: boolean;
}

/** One draw of a lottery. */
export interface LotteryDrawModel extends DrawRow {
  lotteryCode: string;
}

/** The draws of a lottery, for a list of lotteries. */
export interface LotteryStandingModel {
  current: LotteryDrawModel;
  last: LotteryDrawModel | null;
}

export interface LotteryGroup {
  title: string;
  lotteries: LotteryModel[];
}
