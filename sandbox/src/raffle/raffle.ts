import { and, asc, eq, isNull } from "drizzle-orm";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { openMemberAccounts } from "../member/members.ts";
import { drawNumber, outcomeOf } from "../random/chances.ts";
import { HOUR_MS } from "../time/units.ts";
import { RAFFLE_BONUS, RAFFLE_CURRENCY, RAFFLE_PRIZES, type RafflePrize, TICKET_FOR } from "./raffle.data.ts";
import { type RaffleTicket, raffleTickets, type TicketSource } from "./raffle.tables.ts";
import { RAFFLE_TEXTS } from "./raffle.texts.ts";

interface NewTickets {
  memberId: number;
  /** Unique: a cause gives its tickets once. */
  cause: string;
  source: TicketSource;
  count: number;
  at: Date;
}

/** Gives tickets, once for their cause. */
export async function grantTickets(tx: LedgerTx, { memberId, cause, source, count, at }: NewTickets): Promise<void> {
  if (count === 0) return;
  const tickets = Array.from({ length: count }, (_, index) => ({
    memberId,
    cause: `${cause}:${index + 1}`,
    source,
    grantedAt: at,
  }));
  await tx.insert(raffleTickets).values(tickets).onConflictDoNothing({ target: raffleTickets.cause });
  recordChange(tx, memberId, "raffle");
}

/** Gives the tickets of a paid deposit. */
export async function grantDepositTickets(
  tx: LedgerTx,
  deposit: { depositId: string; memberId: number; amount: bigint; currency: string },
  at: Date,
): Promise<void> {
  const { depositId, memberId, amount, currency } = deposit;
  if (currency !== RAFFLE_CURRENCY) return;
  const count = Math.min(Number(amount / TICKET_FOR.amount), TICKET_FOR.most);
  await grantTickets(tx, { memberId, cause: `deposit:${depositId}`, source: "DEPOSIT", count, at });
}

/** Number of a member's tickets that are not used. */
export const ticketsLeft = (tx: Tx, memberId: number): Promise<number> =>
  tx.$count(raffleTickets, isUnusedOf(memberId));

export const isUnusedOf = (memberId: number) => and(eq(raffleTickets.memberId, memberId), isNull(raffleTickets.usedAt));

/** The field of the wheel with a number. */
export function prizeNumbered(number: number): RafflePrize {
  const prize = RAFFLE_PRIZES.find((one) => one.number === number);
  if (!prize) throw new Error(`there is no prize ${number}`);
  return prize;
}

interface TicketUse {
  memberId: number;
  idempotencyKey: string;
  /** The oldest one when it is left out. */
  ticketId?: number | undefined;
}

/**
 * Uses a ticket: draws its prize and pays it. A repeated request gets the same ticket. Throws NOT_FOUND, ALREADY_CLAIMED
 * for a used ticket, NO_TICKET when none is left, and IDEMPOTENCY_MISMATCH.
 */
export const useTicket = (
  platform: CorePlatform,
  { memberId, idempotencyKey, ticketId }: TicketUse,
): Promise<RaffleTicket> =>
  transact(platform, async (tx) => {
    // One request per member at a time: simultaneous ones, also repeats, wait here.
    await lockActiveMember(tx, memberId, platform.clock.now());
    const requestKey = requestKeyOf({ memberId, idempotencyKey });
    const earlier = await madeBefore(
      tx.select().from(raffleTickets).where(eq(raffleTickets.requestKey, requestKey)),
      ({ id }) => ticketId === undefined || ticketId === id,
    );
    if (earlier) return earlier;
    const ticket = ticketId === undefined ? await oldestTicket(tx, memberId) : await findTicket(tx, memberId, ticketId);
    const usedAt = platform.clock.now();
    const drawn = drawNumber();
    const { number, kind, amount } = outcomeOf(RAFFLE_PRIZES, drawn);
    const used = { usedAt, requestKey, drawn, prize: number, amount };
    await tx.update(raffleTickets).set(used).where(eq(raffleTickets.id, ticket.id));
    if (kind === "CASH") await payCash(tx, ticket, amount, usedAt);
    if (kind === "BONUS") await giveBonus(tx, ticket, amount, usedAt);
    recordChange(tx, memberId, "raffle");
    return { ...ticket, ...used };
  });

async function findTicket(tx: LedgerTx, memberId: number, ticketId: number): Promise<RaffleTicket> {
  const [ticket] = await tx
    .select()
    .from(raffleTickets)
    .where(and(eq(raffleTickets.id, ticketId), eq(raffleTickets.memberId, memberId)));
  if (!ticket) throw new PlatformError("NOT_FOUND");
  if (ticket.usedAt !== null) throw new PlatformError("ALREADY_CLAIMED");
  return ticket;
}

async function oldestTicket(tx: LedgerTx, memberId: number): Promise<RaffleTicket> {
  const [ticket] = await tx
    .select()
    .from(raffleTickets)
    .where(isUnusedOf(memberId))
    .orderBy(asc(raffleTickets.id))
    .limit(1);
  if (!ticket) throw new PlatformError("NO_TICKET");
  return ticket;
}

const keyOf = ({ id }: RaffleTicket) => `raffle:${id}`;

async function payCash(tx: LedgerTx, ticket: RaffleTicket, amount: bigint, at: Date): Promise<void> {
  await openMemberAccounts(tx, [{ id: ticket.memberId, currency: RAFFLE_CURRENCY }], at);
  await post(tx, {
    key: keyOf(ticket),
    kind: "BONUS",
    at,
    reference: keyOf(ticket),
    remark: RAFFLE_TEXTS.EN.title,
    entries: fromPlatform("promotions", { memberId: ticket.memberId, currency: RAFFLE_CURRENCY, amount }),
  });
}

const giveBonus = (tx: LedgerTx, ticket: RaffleTicket, amount: bigint, at: Date) =>
  issueBonus(tx, {
    memberId: ticket.memberId,
    currency: RAFFLE_CURRENCY,
    cause: keyOf(ticket),
    titles: inEveryLanguage((language) => RAFFLE_TEXTS[language].title),
    amount,
    turnoverRequired: amount * BigInt(RAFFLE_BONUS.turnover),
    issuedAt: at,
    expiresAt: new Date(at.getTime() + RAFFLE_BONUS.hours * HOUR_MS),
  });
