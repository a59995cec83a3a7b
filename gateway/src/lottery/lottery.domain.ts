import type { Domain } from "../graph/domain.ts";
import { newRowsOf } from "../graph/watches.ts";
import { drawnLottery, lotteryNodes, lotteryResolvers } from "./lottery.resolvers.ts";
import { lotteryOrderNodes, lotteryOrderResolvers } from "./orders.resolvers.ts";
import { ordersUpstream } from "./orders.upstream.ts";

const pageSize = 50;
const settled = { states: ["WON", "LOST", "REFUNDED"], bySettlement: true } as const;

/** Lotteries: draws, results and orders. */
export const lottery: Domain = {
  name: "lottery",
  resolvers: [lotteryResolvers, lotteryOrderResolvers],
  nodes: { ...lotteryNodes, ...lotteryOrderNodes },
  watches: {
    lotteryDrawn: drawnLottery,
    lotteryOrderSettled: newRowsOf(({ upstream }) => {
      const read = (pageNo: number) => upstream(ordersUpstream).list(settled, { pageNo, pageSize });
      return {
        first: async () => (await read(1)).items,
        async read(_moment, pageNo) {
          const { items, total } = await read(pageNo);
          return { rows: items, hasMore: items.length > 0 && total > pageNo * pageSize };
        },
        mostPages: 10,
        keyOf: ({ internalID }) => internalID,
        timeOf: ({ settledAt, placedAt }) => Date.parse(settledAt ?? placedAt),
      };
    }),
  },
  costlyNodes: ["LotteryOrder", "LotteryDraw"],
};
