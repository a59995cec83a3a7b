import { hash } from "node:crypto";
import { networkOf } from "@atrium/schema/networkOf";
import { MINUTE_MS } from "../../time/units.ts";
import type { Code } from "../codes.ts";
import { PlatformError } from "../errors.ts";
import type { AttemptLimiter, Pace } from "./attemptLimiter.ts";

const windowMs = 30 * MINUTE_MS;
const MINE: Pace = { limit: 5, windowMs };
const STRANGERS: Pace = { limit: 60, windowMs };
const NETWORK: Pace = { limit: 300, windowMs };
/** Failures from which a captcha comes before the next guess. */
const CAPTCHA_FROM = 3;
const CAPTCHA_FROM_OF_NETWORK = 100;

/** Codes of refusals that were a wrong guess. All others decide nothing about a secret, and count nowhere. */
const WRONG: ReadonlySet<Code> = new Set([
  "LOGIN_FAILED",
  "LOGIN_TOKEN_INVALID",
  "PASSWORD_INCORRECT",
  "MFA_INVALID",
  "MFA_EXPIRED",
  "CODE_INVALID",
  "CODE_EXPIRED",
  "CODE_TRIES_EXCEEDED",
  "PASSKEY_INVALID",
  "PHONE_CODE_INVALID",
  "PHONE_CODE_EXPIRED",
  "PHONE_INVALID",
  "RESET_LINK_INVALID",
  "CAPTCHA_INVALID",
]);

/** The parts of the platform that count guesses. */
interface Guessable {
  attempts: AttemptLimiter;
  config: { readonly rateLimits: boolean };
}

/**
 * Where a guess comes from: a session, a device that has logged in to the account before, else only a network. Each place has
 * its own counters. Failures at one place do not lock out people at another.
 */
export type Place = { session: string } | { device: string } | { ip: string };

/** A guess at a secret of an account. */
export interface Guess {
  secret: "password" | "second factor" | "phone" | "phone token" | "link";
  /** The account: its name or number, or whatever a stranger takes for one. Left out when the guess names none. */
  account?: string;
  place: Place;
  /** What differs from five failures of the place in half an hour, or from the code RATE_LIMITED. */
  pace?: Partial<Pace>;
}

const networkKey = (network: string) => `guesses:${network}`;
/**
 * The key of an account's counters for one secret. Names are hashed: some people type their password as a name, and a colon
 * in one must not lead to another's counter.
 */
export const countersOfAccount = ({ secret, account }: Pick<Guess, "secret" | "account">) =>
  `${secret}:${hash("sha256", account ?? "", "base64url")}`;

interface Counter {
  key: string;
  pace: Pace;
  /** A wrong captcha counts for who sent it, and never for the account: it costs nothing. */
  countsCaptchas: boolean;
}

/** The counters of a guess, the narrowest first. */
function countersOf(guess: Guess): Counter[] {
  const { account, place, pace } = guess;
  const network = "ip" in place ? networkOf(place.ip) : undefined;
  const everybody = network ? [{ key: networkKey(network), pace: NETWORK, countsCaptchas: true }] : [];
  if (account === undefined) return everybody;
  const strangers = network ? [{ key: countersOfAccount(guess), pace: STRANGERS, countsCaptchas: false }] : [];
  const [[kind, value] = ["ip", ""]] = Object.entries({ ...place, ...(network && { ip: network }) });
  const mine = `${countersOfAccount(guess)}:${kind}:${value}`;
  return [{ key: mine, pace: { ...MINE, ...pace }, countsCaptchas: true }, ...strangers, ...everybody];
}

/**
 * Runs the check of a guess. Only wrong ones count: five of one place in half an hour, and for guesses without a session or
 * a known device also sixty in one account and 300 of one network in all accounts. Then they are refused until the half
 * hour ends. A good one forgets the place's failures.
 */
export async function guessing<T>(platform: Guessable, guess: Guess, check: () => Promise<T>): Promise<T> {
  const { attempts, config } = platform;
  const counters = countersOf(guess);
  const counted: Counter[] = [];
  const count = async () => {
    for (const counter of counters) {
      await attempts.count(counter.key, counter.pace);
      counted.push(counter);
    }
  };
  const giveBack = (given: Counter[]) => attempts.giveBack(...given.map(({ key }) => key));
  try {
    // Before the check, so that guesses which come together can't all pass. Load tests have no limits to pass.
    if (config.rateLimits) await count();
    const done = await check();
    await giveBack(counted);
    const [mine] = counters;
    if (mine && guess.account !== undefined) await attempts.forget(mine.key);
    return done;
  } catch (error) {
    const code = error instanceof PlatformError ? error.code : undefined;
    const isWrong = code !== undefined && WRONG.has(code);
    if (isWrong && !config.rateLimits) await count();
    await giveBack(counted.filter(({ countsCaptchas }) => !isWrong || (code === "CAPTCHA_INVALID" && !countsCaptchas)));
    throw error;
  }
}

/**
 * Whether a guess needs a captcha: from the third failure of its place or of strangers in the account, or from the hundredth
 * of its network. Strangers' failures ask it of strangers, never of a device that is known.
 */
export async function needsCaptcha(
  { attempts }: Guessable,
  guess: Guess,
  /** Whether the guess itself is among the counted ones. */
  isCounted: boolean,
): Promise<boolean> {
  const counters = countersOf(guess);
  const tries = await attempts.counts(...counters.map(({ key }) => key));
  return counters.some(({ pace }, place) => {
    const failures = (tries[place] ?? 0) - (isCounted ? 1 : 0);
    return failures >= (pace === NETWORK ? CAPTCHA_FROM_OF_NETWORK : CAPTCHA_FROM);
  });
}

/** Failed guesses of a network in its present half hour. */
export const failuresOf = async ({ attempts }: Guessable, ip: string): Promise<number> =>
  (await attempts.counts(networkKey(networkOf(ip))))[0] ?? 0;
