import type { Database } from "../db/openDatabase.ts";
import { findMember, hasSecondFactor, maskEmail, maskMobile } from "../member/members.ts";
import { findPaymentPassword } from "./paymentPassword.ts";
import { listPayoutAccounts, payeeNameOf } from "./payoutAccounts.ts";
import { offeredMethods } from "./stepUp.ts";

/** What an account can have for its security. */
interface Protection {
  /** An e-mail address or a mobile number. */
  contact: boolean;
  paymentPassword: boolean;
  mfa: boolean;
}

/** The level of an account, and the settings that would raise it to the next one. */
export function securityLevel({ contact, paymentPassword, mfa }: Protection) {
  const missing = [
    ...(contact ? [] : ["CONTACT"]),
    ...(paymentPassword ? [] : ["PAYMENT_PASSWORD"]),
    ...(mfa ? [] : ["MFA"]),
  ];
  if (missing.length === 0) return { level: "HIGH", raisedBy: [] };
  const isMiddle = contact && (paymentPassword || mfa);
  return { level: isMiddle ? "MIDDLE" : "LOW", raisedBy: missing };
}

/** How a member's account is secured, in the contract's form. */
export async function securityOverview(db: Database, memberId: number, now: Date) {
  const member = await findMember(db, memberId);
  const [accounts, payeeName, paymentPassword, stepUpMethods] = [
    await listPayoutAccounts(db, memberId),
    await payeeNameOf(db, memberId),
    await findPaymentPassword(db, memberId),
    await offeredMethods(db, member),
  ];
  const { email, mobile, passwordChangedAt } = member;
  const lockedUntil = paymentPassword?.lockedUntil ?? null;
  const mfaEnabled = await hasSecondFactor(db, memberId);
  return {
    emailBound: email !== null,
    mobileBound: mobile !== null,
    emailMasked: email && maskEmail(email),
    mobileMasked: mobile && maskMobile(mobile),
    bankCards: accounts.length,
    payeeName,
    paymentPasswordSet: paymentPassword !== undefined,
    paymentPasswordLockedUntil: lockedUntil && lockedUntil > now ? lockedUntil.toISOString() : null,
    mfaEnabled,
    passwordChangedAt: passwordChangedAt.toISOString(),
    ...securityLevel({
      contact: email !== null || mobile !== null,
      paymentPassword: paymentPassword !== undefined,
      mfa: mfaEnabled,
    }),
    stepUpMethods,
  };
}
