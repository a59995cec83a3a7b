import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import type { Translated } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import { fromPlatform, lockAccounts, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { openMemberAccounts } from "../member/members.ts";
import { type Bonus, type BonusStatus, bonuses } from "./bonuses.tables.ts";

/** A bonus that is given. Amounts are minor units. */
export interface NewBonus {
  memberId: number;
  currency: string;
  /** Unique: a cause gives one bonus. */
  cause: string;
  titles: Translated;
  amount: bigint;
  turnoverRequired: bigint;
  /** Only bets on games of these categories count; all bets by default. */
  categories?: readonly string[];
  holdsWithdrawals?: boolean;
  /** The kind of its first posting. */
  kind?: "BONUS" | "FREE_SPINS";
  issuedAt: Date;
  expiresAt: Date;
}

/** Ends a bonus that was not played through in time. */
export const expireBonus = deferredJob<CorePlatform, { id: number }>({
  name: "expire-bonus",
  data: z.object({ id: z.number() }),
  run: async (tx, { clock }, { id }) => {
    const bonus = await lockBonus(tx, id);
    if (bonus?.status === "ACTIVE") await endBonus(tx, bonus, "EXPIRED", clock.now());
  },
});

/** Gives a bonus, once for its cause: null when that has given one already. */
export async function issueBonus(tx: LedgerTx, given: NewBonus): Promise<Bonus | null> {
  const { categories = [], holdsWithdrawals = false, kind = "BONUS", ...row } = given;
  const [bonus] = await tx
    .insert(bonuses)
    .values({ ...row, categories: [...categories], holdsWithdrawals })
    .onConflictDoNothing({ target: bonuses.cause })
    .returning();
  if (!bonus) return null;
  const { id, memberId, currency, issuedAt, expiresAt } = bonus;
  // The member may have only wallets in other currencies.
  await openMemberAccounts(tx, [{ id: memberId, currency }], issuedAt);
  await post(tx, {
    key: `bonus:${id}`,
    kind,
    at: issuedAt,
    reference: `bonus:${id}`,
    remark: bonus.titles.EN,
    entries: fromPlatform("promotions", bonus, "bonus"),
  });
  await expireBonus.enqueue(tx, { key: String(id), at: expiresAt, data: { id } });
  return bonus;
}

/** Gives up a member's active bonus; one that has ended stays as it is. Throws NOT_FOUND. */
export const forfeitBonus = (platform: CorePlatform, memberId: number, id: number): Promise<Bonus> =>
  transact(platform, async (tx) => {
    const bonus = await lockBonus(tx, id, memberId);
    if (!bonus) throw new PlatformError("NOT_FOUND");
    return bonus.status === "ACTIVE" ? endBonus(tx, bonus, "FORFEITED", platform.clock.now()) : bonus;
  });

/** Ends an active, locked bonus: its money becomes the member's cash, or goes back to the operator. */
export async function endBonus(
  tx: LedgerTx,
  bonus: Bonus,
  status: Exclude<BonusStatus, "ACTIVE">,
  at: Date,
): Promise<Bonus> {
  const { id, memberId, amount, currency } = bonus;
  const isWon = status === "COMPLETED";
  const target = isWon ? memberAccountId(memberId, "main", currency) : platformAccountId("promotions", currency);
  await post(tx, {
    key: `bonusEnd:${id}`,
    kind: "BONUS",
    at,
    reference: `bonus:${id}`,
    remark: bonus.titles.EN,
    entries: moving(amount, { from: memberAccountId(memberId, "bonus", currency), to: target }),
  });
  const ended = { status, endedAt: at, ...(isWon && { turnoverDone: bonus.turnoverRequired }) };
  await tx.update(bonuses).set(ended).where(eq(bonuses.id, id));
  return { ...bonus, ...ended };
}

/**
 * Locks a member's main account. Settlements lock it before a bonus, so all code that locks bonuses or other accounts of
 * the member locks it first. Otherwise two transactions could wait for each other.
 */
export const lockMainAccount = (tx: LedgerTx, { memberId, currency }: Pick<Bonus, "memberId" | "currency">) =>
  lockAccounts(tx, [memberAccountId(memberId, "main", currency)]);

async function lockBonus(tx: LedgerTx, id: number, memberId?: number): Promise<Bonus | undefined> {
  const isOwn = and(eq(bonuses.id, id), memberId === undefined ? undefined : eq(bonuses.memberId, memberId));
  const [found] = await tx.select().from(bonuses).where(isOwn);
  if (!found) return undefined;
  await lockMainAccount(tx, found);
  const [bonus] = await tx.select().from(bonuses).where(eq(bonuses.id, id)).for("update");
  return bonus;
}
