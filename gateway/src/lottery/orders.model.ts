import type { LotteryOrderLine, LotteryOrderState, Money } from "../__generated__/types.ts";
import type { LotteryDrawModel, LotteryModel } from "./lottery.model.ts";

/** A placed bet slip. */
export interface LotteryOrderModel {
  internalID: string;
  lottery: LotteryModel;
  drawNumber: string;
  /** Null until it is drawn. */
  draw: LotteryDrawModel | null;
  /** The draw's commitment when the order was placed. */
  commitment: string | null;
  state: LotteryOrderState;
  placedAt: string;
  settledAt: string | null;
  betCount: number;
  stake: Money;
  win: Money | null;
  lines: LotteryOrderLine[];
  cancellableUntil: string | null;
  chaseStep: number | null;
}
