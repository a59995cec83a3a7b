import { networkOf } from "@atrium/schema/networkOf";
import type { CorePlatform } from "../corePlatform.ts";
import { failuresOf } from "../http/limits/guesses.ts";
import { HOUR_MS } from "../time/units.ts";

type Kind = "accounts" | "trials";

const PACES = { accounts: { limit: 100, windowMs: HOUR_MS }, trials: { limit: 200, windowMs: HOUR_MS } };
/** Trials of a network in an hour from which each needs a human check, as each account does. */
const CHECKED_FROM = 20;
/** Events of a network that make its human checks twice as hard, at most three times. */
const HARDER_EACH = 50;
const HARDEST = 3;

const keyOf = (kind: Kind, ip: string) => `${kind}:${networkOf(ip)}`;

/**
 * Opens an account or a trial of a network: 100 and 200 in an hour, as many people share the addresses of phones. Throws
 * RATE_LIMITED. One that fails counts nothing.
 */
export const openNew = <T>({ attempts }: CorePlatform, kind: Kind, ip: string, open: () => Promise<T>): Promise<T> =>
  attempts.spend(keyOf(kind, ip), PACES[kind], open);

/** Whether a trial needs a human check: many came from this network lately. */
export async function needsCheckForTrial({ attempts }: CorePlatform, ip: string): Promise<boolean> {
  const [trials = 0] = await attempts.counts(keyOf("trials", ip));
  return trials >= CHECKED_FROM;
}

/** How many times a network's human checks are twice as hard as usual. */
export async function addedHardness(platform: CorePlatform, ip: string): Promise<number> {
  const opened = await platform.attempts.counts(keyOf("accounts", ip), keyOf("trials", ip));
  const events = [...opened, await failuresOf(platform, ip)].reduce((sum, count) => sum + count, 0);
  return Math.min(HARDEST, Math.floor(events / HARDER_EACH));
}
