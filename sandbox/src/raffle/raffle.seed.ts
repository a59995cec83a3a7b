import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { HOUR_MS } from "../time/units.ts";
import { raffleTickets } from "./raffle.tables.ts";

const DEMO = 3;
const UNUSED = 3;

/** Three tickets of demo to use, and one that won nothing. */
export async function seedRaffle(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = startOfToday(now).getTime();
  const grantedAt = new Date(today - 30 * HOUR_MS);
  const ticket = { memberId: DEMO, source: "GIFT", grantedAt } as const;
  const usedAt = new Date(today - 3 * HOUR_MS);
  await tx
    .insert(raffleTickets)
    .values([
      { ...ticket, cause: "past:1", usedAt, drawn: 600, prize: 3, amount: 0n },
      ...Array.from({ length: UNUSED }, (_, index) => ({ ...ticket, cause: `past:${index + 2}` })),
    ]);
}
