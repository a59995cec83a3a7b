import { fill } from "@atrium/arcade/texts";
import { and, eq, isNotNull } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf, idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { toDecimal } from "../money.ts";
import { CHANCES } from "../random/chances.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { FOREVER, orderOf, type Term } from "../reports/rowOrder.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import {
  RAFFLE_BONUS,
  RAFFLE_CURRENCY,
  RAFFLE_ID,
  RAFFLE_PRIZES,
  type RafflePrize,
  TICKET_FOR,
} from "./raffle.data.ts";
import { type RaffleTicket, raffleTickets } from "./raffle.tables.ts";
import { RAFFLE_TEXTS } from "./raffle.texts.ts";
import { isUnusedOf, prizeNumbered, ticketsLeft, useTicket } from "./raffle.ts";

const DetailQuery = z.object({ id: rowId.default(RAFFLE_ID) });
const TicketQuery = recordQuery().extend({
  used: z.enum(["true", "false"]).default("false"),
  /** One ticket. */
  ticketId: rowId.optional(),
});
const ClaimBody = z.object({ id: rowId, ticketId: rowId.optional() });

function requireRaffle(id: number): void {
  if (id !== RAFFLE_ID) throw new PlatformError("NOT_FOUND");
}

/** The raffle. Guests see its prizes. */
export const raffleRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/PRM_raffleDetail", sharedByGuests(60), async (c) => {
      requireRaffle(readQuery(c, DetailQuery).id);
      const { session, language } = c.var;
      return ok(c, {
        ...raffleView(language),
        ticketsLeft: session ? await ticketsLeft(platform.db, session.memberId) : 0,
      });
    })
    .get(
      "/wps/relay/PRM_raffleTickets",
      requireRealAccount,
      recordRoute(platform, {
        query: TicketQuery,
        list({ used, ticketId }, { session: { memberId }, language }) {
          const own = eq(raffleTickets.memberId, memberId);
          const isListed = used === "true" ? and(own, isNotNull(raffleTickets.usedAt)) : isUnusedOf(memberId);
          const where = ticketId === undefined ? isListed : and(own, eq(raffleTickets.id, ticketId));
          const byNumber = orderOf(raffleTickets, "asc", "id");
          return {
            where,
            order: used === "true" ? [lastUsedFirst, ...byNumber] : byNumber,
            select: (db, part) => partOf(db.select().from(raffleTickets).$dynamic(), part),
            whole: countOf(raffleTickets, where),
            views: (rows) => rows.map((ticket) => ticketView(ticket, language)),
          };
        },
      }),
    )
    .post("/wps/relay/PRM_raffleClaim", requireRealAccount, idempotent(platform), async (c) => {
      const { id, ticketId } = await readJson(c, ClaimBody);
      requireRaffle(id);
      const { memberId } = c.var.session;
      const ticket = await useTicket(platform, { memberId, idempotencyKey: idempotencyKeyOf(c), ticketId });
      return ok(c, {
        ...ticketView(ticket, c.var.language),
        ticketsLeft: await ticketsLeft(platform.db, memberId),
      });
    });

/** Of tickets that were used. */
const lastUsedFirst: Term<RaffleTicket> = {
  by: raffleTickets.usedAt,
  kind: "timestamptz",
  of: ({ usedAt }) => usedAt ?? FOREVER,
  direction: "desc",
};

/** The raffle in the contract's form. */
const raffleView = (language: Language) => ({
  id: String(RAFFLE_ID),
  title: RAFFLE_TEXTS[language].title,
  prizes: RAFFLE_PRIZES.map((prize) => ({ ...prizeView(prize, language), odds: String(prize.chance / CHANCES) })),
  ticketFor: {
    amount: toDecimal(TICKET_FOR.amount, RAFFLE_CURRENCY),
    currency: RAFFLE_CURRENCY,
    most: TICKET_FOR.most,
  },
  bonus: RAFFLE_BONUS,
});

/** A ticket in the contract's form. */
const ticketView = ({ id, source, grantedAt, usedAt, prize }: RaffleTicket, language: Language) => ({
  ticketId: String(id),
  source,
  grantedAt: grantedAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  prize: prize === null ? null : prizeView(prizeNumbered(prize), language),
});

function prizeView({ number: prizeId, kind, amount }: RafflePrize, language: Language) {
  const format = { style: "currency", currency: RAFFLE_CURRENCY, maximumFractionDigits: 0 } as const;
  const shown = new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, format).format(amount);
  return {
    prizeId: String(prizeId),
    title: fill(RAFFLE_TEXTS[language].prizes[kind], { amount: shown }),
    kind,
    amount: toDecimal(amount, RAFFLE_CURRENCY),
    currency: RAFFLE_CURRENCY,
  };
}
