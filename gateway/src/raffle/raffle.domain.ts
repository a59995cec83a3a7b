import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { mutate } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageOf } from "../paging/page.wire.ts";
import { recordField } from "../paging/recordField.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";

const odds = decimal.transform(Number).nullish().catch(null);

const prize = z
  .object({
    prizeId: idText,
    title: text,
    kind: known(["CASH", "BONUS", "NONE"], "UNKNOWN"),
    amount: decimal,
    currency: text,
    odds,
  })
  .transform(({ prizeId, amount, currency, odds: likely, ...row }) => ({
    ...row,
    internalID: prizeId,
    amount: { amount, currency },
    odds: likely ?? null,
  }));

const ticketRule = z.object({ amount: decimal, currency: text, most: count }).nullish().catch(null);

const detail = z
  .object({ id: idText, title: text, prizes: z.array(prize).min(1), ticketFor: ticketRule, bonus: bonusTerms })
  .transform(({ id, title, prizes, ticketFor, bonus }) => ({
    internalID: id,
    title,
    prizes,
    depositForTicket: ticketFor ? { amount: ticketFor.amount, currency: ticketFor.currency } : null,
    mostTicketsOfDeposit: ticketFor?.most ?? null,
    bonusTerms: bonus ?? null,
  }));

const ticket = z
  .object({
    ticketId: idText,
    source: known(["DEPOSIT", "SIGN_IN", "GIFT"], "UNKNOWN"),
    grantedAt: instant,
    usedAt: maybeInstant,
    prize: prize.nullish(),
  })
  .transform(({ ticketId, prize: drawn, ...row }) => ({ ...row, internalID: ticketId, prize: drawn ?? null }));

declare module "../graph/models.ts" {
  interface Models {
    Raffle: z.output<typeof detail>;
    RafflePrize: z.output<typeof prize>;
    RaffleTicket: z.output<typeof ticket>;
  }
}

const calls = {
  detail: sharedRead("GET /wps/relay/PRM_raffleDetail", detail, { maxAge: 60 }),
  tickets: ownRead("GET /wps/relay/PRM_raffleTickets", pageOf(ticket)),
  claim: change("POST /wps/relay/PRM_raffleClaim", ticket),
};

/** The platform calls of the domain. */
export const raffleUpstream = defineUpstream((scope) => ({
  /** The raffle; null when there is none. */
  detail: () => calls.detail(scope).catch(unlessAbsent(null)),
  tickets: ({ isUsed }: { isUsed: boolean }, page: PageArgs) =>
    calls.tickets(scope, { query: { used: isUsed, ...page } }),
  ticketById: (ticketId: string) => rowOf(calls.tickets(scope, oneRow({ ticketId })), ticketId),
  claim: (id: string, ticketId: string, idempotencyKey: string) =>
    calls.claim(scope, { idempotencyKey, body: { id, ticketId } }),
}));

/** The platform's numbers of a raffle and a ticket. */
const numbersOf = (input: { raffleId: string; ticketId: string }): [raffle: string, ticket: string] => [
  requireKey("Raffle", input.raffleId),
  requireKey("RaffleTicket", input.ticketId),
];

/** The raffle, and the tickets of members. */
export const raffle: Domain = {
  name: "raffle",
  resolvers: [
    {
      Site: { raffle: (_, __, { upstream }) => upstream(raffleUpstream).detail() },
      Member: {
        raffleTickets: recordField(
          "raffleTickets",
          ({ isUsed }) => ({ isUsed }),
          ({ upstream }) => upstream(raffleUpstream).tickets,
        ),
      },
      Mutation: {
        drawRafflePrize: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            return { ticket: await upstream(raffleUpstream).claim(...numbersOf(input), input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: {
    Raffle: async (key, { upstream }) => {
      const found = await upstream(raffleUpstream).detail();
      return found?.internalID === key ? found : null;
    },
    RaffleTicket: (key, { upstream }) => upstream(raffleUpstream).ticketById(key),
  },
  watches: {
    raffleTicketsChanged: ({ upstream }) =>
      upstream(raffleUpstream).tickets({ isUsed: false }, { pageNo: 1, pageSize: 1 }),
  },
};
