import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { RaffleModel, RaffleTicketModel } from "./raffle.model.ts";
import { raffle, raffleTicket, raffleTicketPage } from "./raffle.wire.ts";

const calls = {
  detail: sharedRead("GET /wps/relay/PRM_raffleDetail", raffle, { maxAge: 60 }),
  tickets: ownRead("GET /wps/relay/PRM_raffleTickets", raffleTicketPage),
  claim: change("POST /wps/relay/PRM_raffleClaim", raffleTicket),
};

/** The platform's numbers of tickets. */
export const isTicketNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for the raffle. */
export const raffleUpstream = (scope: Scope) => ({
  /** The raffle; null when there is none. */
  detail: (): Promise<RaffleModel | null> => calls.detail(scope).catch(unlessAbsent(null)),

  tickets: ({ isUsed }: { isUsed: boolean }, page: PageArgs): Promise<Page<RaffleTicketModel>> =>
    calls.tickets(scope, { query: { used: isUsed, ...page } }),

  /** One of the caller's tickets; null when it does not exist. */
  ticketById: (ticketId: string): Promise<RaffleTicketModel | null> =>
    rowOf(calls.tickets(scope, oneRow({ ticketId })), ticketId),

  claim: (id: string, ticketId: string, idempotencyKey: string) =>
    calls.claim(scope, { idempotencyKey, body: { id, ticketId } }),
});
