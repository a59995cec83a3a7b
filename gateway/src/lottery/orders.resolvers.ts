import type { Resolvers } from "../__generated__/resolvers.ts";
import type { LotteryOrderFilter } from "../__generated__/types.ts";
import { badInput } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { isLotteryCode } from "../games/lotteryTraits.wire.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { cursorSeal } from "../paging/cursor.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQueryIfAsked } from "../period/period.ts";
import type { LotteryDrawModel } from "./lottery.model.ts";
import { currentDraw } from "./lottery.wire.ts";
import { type OrderQuery, ordersUpstream } from "./orders.upstream.ts";
import type { LotteryOrderModel } from "./orders.wire.ts";
import { assertSlip, slipFields } from "./slip.ts";

const list = "lotteryOrders";

/** A filter's query; refuses a code that no lottery can have. */
export function orderQuery(filter: LotteryOrderFilter | null | undefined): OrderQuery {
  const { lotteryCode, states, period } = filter ?? {};
  if (lotteryCode != null && !isLotteryCode(lotteryCode)) throw badInput("`lotteryCode` must be a `Lottery.code`.");
  const asked = states?.filter((state) => state !== "UNKNOWN").toSorted();
  return {
    lotteryCode: lotteryCode ?? undefined,
    states: asked?.length ? [...new Set(asked)] : undefined,
    period: periodQueryIfAsked(period),
  };
}

/** The edge of a new order, which is at the top of the list of all orders. */
const edgeOf = (node: LotteryOrderModel) => ({ node, cursor: cursorSeal(list, orderQuery(null)).cursor(0) });

/** The open draw that the platform sends beside DRAW_CLOSED. */
function openDrawIn(refusal: UpstreamError | undefined, lotteryCode: string): LotteryDrawModel | null {
  const { data } = currentDraw.safeParse(refusal?.value);
  return refusal?.code === "DRAW_CLOSED" && data ? { ...data, lotteryCode } : null;
}

export const lotteryOrderResolvers: Resolvers = {
  Member: {
    lotteryOrders: recordField(list, byFilter(orderQuery), ({ upstream }) => upstream(ordersUpstream).list),
  },

  Mutation: {
    placeLotteryOrder: (_, { input }, { upstream, language }) => {
      const code = requireKey("Lottery", input.lotteryId);
      return mutate(
        {
          language,
          fields: slipFields(input),
          refused: (refusal) => ({ order: null, orderEdge: null, openDraw: openDrawIn(refusal, code) }),
        },
        async () => {
          assertSlip(input);
          const order = await upstream(ordersUpstream).place(code, input);
          return { order, orderEdge: edgeOf(order), openDraw: null };
        },
      );
    },
    cancelLotteryOrder: (_, { input }, { upstream, language }) =>
      mutate({ language }, async () => {
        const internalID = requireKey("LotteryOrder", input.orderId);
        return { order: await upstream(ordersUpstream).cancel(internalID) };
      }),
  },
};

export const lotteryOrderNodes: NodeLookups = {
  LotteryOrder: (key, { upstream }) => upstream(ordersUpstream).byId(key),
};
