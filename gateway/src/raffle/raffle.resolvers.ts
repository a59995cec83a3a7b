import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { MemberModel } from "../member/member.model.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { recordField } from "../paging/recordField.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { isTicketNumber, raffleUpstream } from "./raffle.upstream.ts";

const firstTickets = { pageNo: 1, pageSize: 1 };

export const raffleResolvers: Resolvers = {
  Site: { raffle: (_, __, { upstream }) => upstream(raffleUpstream).detail() },

  Member: {
    raffleTickets: recordField(
      "raffleTickets",
      ({ isUsed }) => ({ isUsed }),
      ({ upstream }) => upstream(raffleUpstream).tickets,
    ),
  },

  Raffle: { id: ({ internalID }) => globalId("Raffle", internalID) },

  RaffleTicket: { id: ({ internalID }) => globalId("RaffleTicket", internalID) },

  DrawRafflePrizePayload: { member: accountAfterChange },

  Mutation: {
    drawRafflePrize: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const raffle = requireKey("Raffle", input.raffleId);
          const ticket = requireKey("RaffleTicket", input.ticketId, isTicketNumber);
          return { ticket: await upstream(raffleUpstream).claim(raffle, ticket, input.idempotencyKey) };
        },
        { language, refused: () => ({ ticket: null }) },
      ),
  },

  Subscription: {
    raffleTicketsChanged: {
      subscribe: (_, __, context) => {
        const probe = async () =>
          JSON.stringify(await context.upstream(raffleUpstream).tickets({ isUsed: false }, firstTickets));
        return context.services.push.watch("balance", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};

export const raffleNodes: NodeLookups = {
  Raffle: async (key, { upstream }) => {
    const raffle = await upstream(raffleUpstream).detail();
    return raffle?.internalID === key ? raffle : null;
  },
  RaffleTicket: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isTicketNumber(key)
      ? upstream(raffleUpstream).ticketById(key)
      : null,
};
