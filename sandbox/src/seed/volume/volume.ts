import { sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import { addBets } from "./bets.ts";
import { openDraws } from "./draws.ts";
import { addMovements } from "./ledger.ts";
import { addMembers } from "./members.ts";
import { addPayouts } from "./payouts.ts";

/** Size of a large platform. */
export interface Volume {
  /** All members, with those of the small seed. */
  members: number;
  /** Further bets. */
  bets: number;
}

export const LARGE: Volume = { members: 50_000, bets: 1_000_000 };

/**
 * Fills the seeded platform up to a size: members below agents, a year of bets on all games, and the ledger entries that
 * belong to them. One SQL statement a step, so that a million bets take minutes.
 */
export async function seedVolume(tx: Tx, context: SeedContext, { members, bets }: Volume): Promise<void> {
  await tx.execute(sql`set local work_mem = '256MB'`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await openDraws(tx);
  const firstId = await addMembers(tx, context, members);
  await tx.execute(sql`analyze members`);
  await addBets(tx, context, firstId, bets);
  await tx.execute(sql`analyze bets`);
  await addMovements(tx, firstId);
  await addPayouts(tx, context);
}
