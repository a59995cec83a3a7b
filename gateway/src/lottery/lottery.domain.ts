import type { Domain } from "../graph/domain.ts";
import { lotteryNodes, lotteryResolvers } from "./lottery.resolvers.ts";
import { lotteryOrderNodes, lotteryOrderResolvers } from "./orders.resolvers.ts";

/** Lotteries: draws, results and orders. */
export const lottery: Domain = {
  name: "lottery",
  resolvers: [lotteryResolvers, lotteryOrderResolvers],
  nodes: { ...lotteryNodes, ...lotteryOrderNodes },
  costlyNodes: ["LotteryOrder", "LotteryDraw"],
};
