import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";
import type { RaffleModel, RafflePrizeModel, RaffleTicketModel } from "./raffle.model.ts";

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
  .transform(
    ({ prizeId, title, kind, amount, currency, odds: likely }): RafflePrizeModel => ({
      internalID: prizeId,
      title,
      kind,
      amount: { amount, currency },
      odds: likely ?? null,
    }),
  );

const ticketRule = z.object({ amount: decimal, currency: text, most: count }).nullish().catch(null);

export const raffle = z
  .object({ id: idText, title: text, prizes: z.array(prize).min(1), ticketFor: ticketRule, bonus: bonusTerms })
  .transform(
    ({ id, title, prizes, ticketFor, bonus }): RaffleModel => ({
      internalID: id,
      title,
      prizes,
      depositForTicket: ticketFor ? { amount: ticketFor.amount, currency: ticketFor.currency } : null,
      mostTicketsOfDeposit: ticketFor?.most ?? null,
      bonusTerms: bonus ?? null,
    }),
  );

export const raffleTicket = z
  .object({
    ticketId: idText,
    source: known(["DEPOSIT", "SIGN_IN", "GIFT"], "UNKNOWN"),
    grantedAt: instant,
    usedAt: maybeInstant,
    prize: prize.nullish(),
  })
  .transform(
    ({ ticketId, source, grantedAt, usedAt, prize: drawn }): RaffleTicketModel => ({
      internalID: ticketId,
      source,
      grantedAt,
      usedAt,
      prize: drawn ?? null,
    }),
  );

/** A page of tickets; those that can't be read are left out. */
export const raffleTicketPage = pageOf(raffleTicket);
