import { randomInt, randomUUID } from "node:crypto";
import { fill } from "@atrium/arcade/texts";
import { plainDigits } from "@atrium/schema/typed";
import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Language } from "../../http/languages.ts";
import type { Place } from "../../http/limits/guesses.ts";
import { hasCarrier, sendMail, sendSms } from "../../outbox/outbox.ts";
import { DAY_MS, MINUTE_MS } from "../../time/units.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken } from "../sessions.ts";
import { codes } from "./codes.tables.ts";

const CODES_A_DAY = 5;
const MAX_TRIES = 5;

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 5;

/**
 * What codes are for, by who can ask for them. Each group has a quota of its own for a number or address, so that strangers
 * who know it don't use up the codes of its owner.
 */
const PURPOSES = {
  guests: ["REGISTER_USERNAME", "REGISTER_MOBILE", "LOG_IN", "RESET_PASSWORD"],
  otherMembers: ["BIND_EMAIL", "BIND_MOBILE"],
  /** Asked for in a session of the owner, or on a device from which the owner has logged in before. */
  owner: ["OWN_LOG_IN", "OWN_RESET_PASSWORD", "STEP_UP", "PAYMENT_PASSWORD"],
} as const;

export type CodePurpose = (typeof PURPOSES)[keyof typeof PURPOSES][number];

/** The purpose of a code that somebody asks for without a session. */
export const purposeAt = (place: Place, purpose: "LOG_IN" | "RESET_PASSWORD"): CodePurpose =>
  "device" in place ? `OWN_${purpose}` : purpose;

const sharingQuota = (purpose: CodePurpose): readonly CodePurpose[] =>
  Object.values<readonly CodePurpose[]>(PURPOSES).find((group) => group.includes(purpose)) ?? [];

interface CodeKey {
  purpose: CodePurpose;
  /** An e-mail address, or a number with its dialling code, as in `+84901234567`. */
  target: string;
}

const hashOf = ({ purpose, target }: CodeKey, code: string) => hashToken(`${purpose} ${target} ${code}`);

interface Issue extends CodeKey {
  language: Language;
  /** False for numbers without an account, where that must stay secret: nothing is sent, and the rest is the same. */
  isSent: boolean;
}

/**
 * Sends a code of six digits for one purpose, valid for five minutes; earlier codes for that purpose become invalid. At
 * most one a minute and five a day per number or address and group of purposes, with or without an account. Throws SMS_SEND_FAILED for a number without
 * a carrier.
 */
export async function issueCode(
  { db, clock, config }: SessionPlatform,
  { language, isSent, ...key }: Issue,
): Promise<Date> {
  const isMail = key.target.includes("@");
  if (!isMail && !hasCarrier(key.target)) throw new PlatformError("SMS_SEND_FAILED");
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  return db.transaction(async (tx) => {
    // One request per number at a time: simultaneous ones would each pass the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key.target}))`);
    // Those of a later time were made before the clock was set back: this one is the latest.
    await tx.delete(codes).where(and(isOf(key), gt(codes.issuedAt, now)));
    if (config.rateLimits) await refuseTooMany(tx, key, now);
    await tx.insert(codes).values({ ...key, id: randomUUID(), codeHash: hashOf(key, code), issuedAt: now, expiresAt });
    const texts = SESSION_TEXTS[language].code;
    const message = { to: key.target, text: fill(texts.message, { code }), at: now };
    if (isSent) await (isMail ? sendMail(tx, { ...message, subject: texts.mailTitle }) : sendSms(tx, message));
    return expiresAt;
  });
}

const isOf = ({ purpose, target }: CodeKey) => and(eq(codes.purpose, purpose), eq(codes.target, target));

async function refuseTooMany(tx: Tx, { target, purpose }: CodeKey, now: Date): Promise<void> {
  const today = await tx
    .select({ at: codes.issuedAt })
    .from(codes)
    .where(
      and(
        eq(codes.target, target),
        inArray(codes.purpose, [...sharingQuota(purpose)]),
        gt(codes.issuedAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(codes.issuedAt))
    .limit(CODES_A_DAY);
  const secondsUntil = (at: Date, ms: number) => Math.ceil((at.getTime() + ms - now.getTime()) / 1000);
  const [latest] = today;
  const fifth = today[CODES_A_DAY - 1];
  const wait = Math.max(latest ? secondsUntil(latest.at, MINUTE_MS) : 0, fifth ? secondsUntil(fifth.at, DAY_MS) : 0);
  if (wait > 0) throw new PlatformError("SMS_TOO_SOON", { retryAfter: wait });
}

/**
 * Uses a code. Throws CODE_INVALID, CODE_EXPIRED or, after five tries, CODE_TRIES_EXCEEDED. A try counts even when the
 * caller's own work fails later: never call it inside a transaction.
 */
export async function verifyCode({ db, clock }: SessionPlatform, key: CodeKey, typed: string): Promise<void> {
  const code = plainDigits(typed);
  const now = clock.now();
  const [latest] = await db.select().from(codes).where(isOf(key)).orderBy(desc(codes.issuedAt)).limit(1);
  if (!latest || latest.usedAt) throw new PlatformError("CODE_INVALID");
  if (latest.expiresAt <= now) throw new PlatformError("CODE_EXPIRED");
  // The try is counted before the comparison, so that simultaneous guesses get five tries in total.
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, latest.id), lt(codes.tries, MAX_TRIES)))
    .returning({ id: codes.id });
  if (!tried) throw new PlatformError("CODE_TRIES_EXCEEDED");
  if (latest.codeHash !== hashOf(key, code)) throw new PlatformError("CODE_INVALID");
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, latest.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (used.length === 0) throw new PlatformError("CODE_INVALID");
}

/** Makes a correct code valid again, when another rule refused the request. */
export async function returnCode({ db }: SessionPlatform, key: CodeKey, typed: string): Promise<void> {
  await db
    .update(codes)
    .set({ usedAt: null })
    .where(eq(codes.codeHash, hashOf(key, plainDigits(typed))));
}
