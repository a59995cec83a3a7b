import type { LotteryOrderState, PlaceLotteryOrderInput } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import type { PeriodQuery } from "../period/period.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type LotteryOrderModel, order, orderPage } from "./orders.wire.ts";

/** Filter and order of lottery orders. */
export interface OrderQuery {
  lotteryCode?: string | undefined;
  states?: readonly LotteryOrderState[] | undefined;
  /** The days on which they were placed; all when it is left out. */
  period?: PeriodQuery;
  /** The orders that were settled last come first, instead of those that were placed last. */
  bySettlement?: boolean;
}

/** The filter and the order as the platform's query parameters. */
export const orderParameters = ({ lotteryCode, states, period, bySettlement }: OrderQuery) => ({
  ...period,
  gameCode: lotteryCode,
  states: states?.join(","),
  sort: bySettlement ? "SETTLED" : undefined,
});

const calls = {
  list: ownRead("GET /lgw/orders", orderPage),
  one: ownRead("GET /lgw/orders/{orderId}", order),
  place: change("POST /lgw/orders", order, { milliseconds: 15_000 }),
  cancel: change("DELETE /lgw/orders/{orderId}", order),
};

const keyForm = /^[\w-]{1,64}$/;

/** The platform calls for the caller's lottery orders. */
export const ordersUpstream = defineUpstream((scope) => ({
  list: (query: OrderQuery, page: PageArgs): Promise<Page<LotteryOrderModel>> =>
    calls.list(scope, { query: { ...orderParameters(query), ...page } }),

  /** One of the caller's orders; null when it does not exist. */
  async byId(internalID: string): Promise<LotteryOrderModel | null> {
    if (!keyForm.test(internalID)) return null;
    return calls.one(scope, { path: { orderId: internalID } }).catch(unlessAbsent(null));
  },

  place: (gameCode: string, { drawNumber, lines, chase, idempotencyKey }: PlaceLotteryOrderInput) =>
    calls.place(scope, {
      idempotencyKey,
      body: {
        gameCode,
        numero: drawNumber,
        lines: lines.map(({ playType, content, unit, multiple }) => ({ playType, content, unit, multiple })),
        ...(chase && { chase: { count: chase.draws, stopOnWin: chase.stopOnWin } }),
      },
    }),

  cancel: (orderId: string) => calls.cancel(scope, { path: { orderId } }),
}));
