import type { FreeSpinsState, SessionState } from "@atrium/arcade/gameMessages";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import type { FreeSpins } from "../freeSpins/freeSpins.tables.ts";
import { hasActiveFreeSpins, usableFreeSpins } from "../freeSpins/freeSpins.ts";
import { PlatformError } from "../http/errors.ts";
import { optInShareOf } from "../jackpots/optIn.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { toDecimal } from "../money.ts";
import { playSessions } from "./play.tables.ts";

/** The state of a game session that its page shows. */
export async function sessionState(tx: Tx, sessionId: string, at: Date): Promise<SessionState> {
  const [found] = await reading(tx).execute({ sessionId });
  if (!found) throw new PlatformError("UNAUTHENTICATED");
  const { session, balance, open, jackpotShare, hasFreeSpins } = found;
  const { currency } = session;
  const free = hasFreeSpins ? await usableFreeSpins(tx, session, at) : null;
  return {
    balance: toDecimal(balance, currency),
    staked: toDecimal(session.staked, currency),
    returned: toDecimal(session.returned, currency),
    rounds: session.rounds,
    serverTime: at.toISOString(),
    open,
    freeSpins: free && freeSpinsState(free),
    jackpotShare: session.playMoney ? 0 : jackpotShare,
  };
}

/** One statement, because a page asks after each round. */
const reading = prepareOnce((tx) =>
  tx
    .select({
      session: playSessions,
      balance: ledgerAccounts.balance,
      open: sql<string[]>`array(
        select key from play_rounds where session_id = ${playSessions.id} and status = 'OPEN' order by placed_at)`,
      jackpotShare: optInShareOf(playSessions),
      hasFreeSpins: hasActiveFreeSpins(playSessions.memberId),
    })
    .from(playSessions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, playSessions.accountId))
    .where(eq(playSessions.id, sql.placeholder("sessionId")))
    .prepare("play_session_state"),
);

/** Free spins in the form that the page gets. */
export const freeSpinsState = ({
  id,
  spins,
  used,
  stake,
  winnings,
  turnover,
  currency,
}: FreeSpins): FreeSpinsState => ({
  id: String(id),
  spins,
  left: spins - used,
  stake: toDecimal(stake, currency),
  winnings: toDecimal(winnings, currency),
  turnover,
});
