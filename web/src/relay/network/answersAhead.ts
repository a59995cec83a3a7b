import { currentLanguage } from "../../i18n/language.ts";
import { renewalsBegun } from "./renewal.ts";

/** How long a requested answer may wait for its screen. */
const AHEAD_MS = 10_000;

interface Ahead {
  response: Promise<Response>;
  renewals: number;
  until: number;
}

const waiting = new Map<string, Ahead>();
const keyOf = (id: string | null, variables: object) => id + currentLanguage() + JSON.stringify(variables);

/**
 * Asks for what the next screen will ask, and keeps the answer for 10 s; not when a caller logs in or out meanwhile. Does
 * nothing while such an answer waits. An answer that fails is forgotten: the screen asks itself.
 */
export function askAhead(id: string | null, variables: object, send: () => Promise<Response>): void {
  const key = keyOf(id, variables);
  const now = performance.now();
  if ((waiting.get(key)?.until ?? 0) > now) return;
  const kept = { response: send(), renewals: renewalsBegun(), until: now + AHEAD_MS };
  waiting.set(key, kept);
  kept.response.catch(() => waiting.get(key) === kept && waiting.delete(key));
}

/** The answer that was asked for ahead. It is used once. */
export function takeAhead(id: string | null, variables: object): Promise<Response> | undefined {
  const key = keyOf(id, variables);
  const kept = waiting.get(key);
  waiting.delete(key);
  return kept && kept.renewals === renewalsBegun() && performance.now() < kept.until ? kept.response : undefined;
}

/** A change makes old answers wrong. */
export const forgetAhead = () => waiting.clear();
