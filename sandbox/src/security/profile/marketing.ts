import { recordOf } from "@atrium/schema/records";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { type MarketingChannel, marketingChannels, marketingChoices } from "./profile.tables.ts";

/** By channel, whether a member allows advertising, and since when that is so. */
export async function marketingOf(tx: Tx, memberId: number) {
  const rows = await tx.select().from(marketingChoices).where(eq(marketingChoices.memberId, memberId));
  const byChannel = new Map(rows.map((row) => [row.channel, row]));
  const perChannel = <Value>(value: (row: (typeof rows)[number] | undefined) => Value) =>
    recordOf(marketingChannels, (channel) => value(byChannel.get(channel)));
  return {
    marketing: perChannel((row) => row?.allowed ?? false),
    marketingChangedAt: perChannel((row) => row?.changedAt.toISOString() ?? null),
  };
}

/** Stores choices with the time. A choice that does not change keeps its time. */
export async function setMarketing(
  tx: Tx,
  memberId: number,
  choices: Partial<Record<MarketingChannel, boolean | undefined>>,
  at: Date,
): Promise<void> {
  const rows = marketingChannels.flatMap((channel) => {
    const allowed = choices[channel];
    return allowed === undefined ? [] : [{ memberId, channel, allowed, changedAt: at }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(marketingChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [marketingChoices.memberId, marketingChoices.channel],
      set: { allowed: sql`excluded.allowed`, changedAt: at },
      setWhere: ne(marketingChoices.allowed, sql`excluded.allowed`),
    });
}

/** Withdraws all of a member's permissions for advertising. */
export async function endMarketing(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx
    .update(marketingChoices)
    .set({ allowed: false, changedAt: at })
    .where(and(eq(marketingChoices.memberId, memberId), eq(marketingChoices.allowed, true)));
}
