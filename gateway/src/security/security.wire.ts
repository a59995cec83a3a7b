import { z } from "zod";
import type { Bank } from "../__generated__/types.ts";
import { count, flag, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const levels = ["LOW", "MIDDLE", "HIGH"] as const;
const settings = ["CONTACT", "PAYMENT_PASSWORD", "MFA"] as const;
const methods = ["PASSWORD", "TOTP", "SMS", "EMAIL"] as const;

/** How the account is secured. Without a list of methods from the platform, the password is the only one. */
export const accountSecurity = z
  .object({
    level: known(levels, "UNKNOWN"),
    raisedBy: z.array(known(settings, "UNKNOWN")).max(20).optional(),
    stepUpMethods: z.array(known(methods, "UNKNOWN")).max(20).optional(),
    passwordChangedAt: maybeInstant,
    paymentPasswordSet: flag,
    paymentPasswordLockedUntil: maybeInstant,
    mfaEnabled: flag,
    bankCards: count,
    payeeName: maybeText,
  })
  .transform(({ raisedBy = [], stepUpMethods = ["PASSWORD"], ...row }) => ({
    level: row.level,
    raisedBy: raisedBy.map((setting) => (setting === "MFA" ? "SECOND_FACTOR" : setting)),
    stepUpMethods,
    passwordChangedAt: row.passwordChangedAt,
    hasPaymentPassword: row.paymentPasswordSet,
    paymentPasswordLockedUntil: row.paymentPasswordLockedUntil,
    hasSecondFactor: row.mfaEnabled,
    payoutAccountCount: row.bankCards,
    payeeName: row.payeeName,
  }));

/** How the caller's account is secured. */
export type AccountSecurityModel = z.output<typeof accountSecurity>;

export const payoutAccount = z
  .object({
    bankCardId: idText,
    bankName: text,
    currency: maybeText,
    branch: maybeText,
    holder: maybeText,
    last4: z.string().max(4),
    addedAt: instant,
    usableFrom: maybeInstant,
  })
  .transform(({ bankCardId, last4, ...row }) => ({ ...row, internalID: bankCardId, lastFour: last4 }));

/** A bank account that withdrawals go to. */
export type PayoutAccountModel = z.output<typeof payoutAccount>;

const bank = z
  .object({ bankCode: text, bankName: text })
  .transform(({ bankCode, bankName }): Bank => ({ code: bankCode, name: bankName }));

/** The accounts, without those that can't be read. */
export const payoutAccounts = z
  .object({
    list: z.array(payoutAccount.nullable().catch(null)).max(100),
    banks: z.array(bank).max(500).optional(),
  })
  .transform(({ list, banks = [] }) => ({ accounts: list.filter((row) => row !== null), banks }));

export const stepUpAnswer = z.object({ stepUpToken: z.string().min(1).max(256), expiresAt: maybeInstant });
