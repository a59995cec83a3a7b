import { PlatformError } from "../http/errors.ts";
import type { Language } from "../http/languages.ts";
import type { Member } from "../session/login/login.ts";
import { issueCode, returnCode, verifyCode } from "../session/phone/codes.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";

/** Ways in which the platform sends a code to a member. */
export const codeChannels = ["SMS", "EMAIL"] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** What a code to the member's own number or address is for. */
export const ownPurposes = ["STEP_UP", "PAYMENT_PASSWORD"] as const;

interface Place {
  channel: CodeChannel;
  purpose: (typeof ownPurposes)[number];
}

interface Sent extends Place {
  code: string;
}

/** Somebody who took over a session could add an address, and with its codes reset the payment password. */
const COOLING_MS = 24 * 3_600_000;

/**
 * The member's own number or address. Throws FEATURE_DISABLED when there is none, and CONTACT_COOLING for a new payment
 * password by an address or number that was changed in the last 24 hours.
 */
function keyOf({ clock }: SessionPlatform, member: Member, { channel, purpose }: Place) {
  const [target, changedAt] =
    channel === "SMS" ? [member.mobile, member.mobileChangedAt] : [member.email, member.emailChangedAt];
  if (target === null) throw new PlatformError("FEATURE_DISABLED");
  if (purpose === "PAYMENT_PASSWORD" && changedAt !== null) {
    const waitMs = changedAt.getTime() + COOLING_MS - clock.now().getTime();
    if (waitMs > 0) throw new PlatformError("CONTACT_COOLING", { retryAfter: Math.ceil(waitMs / 1000) });
  }
  return { purpose, target };
}

/** Sends a code to the member's own number or address; returns the end of the code. */
export const sendOwnCode = (platform: SessionPlatform, member: Member, place: Place, language: Language) =>
  issueCode(platform, { ...keyOf(platform, member, place), language, isSent: true });

/** Uses a code; throws as `verifyCode`. */
export const useOwnCode = (platform: SessionPlatform, member: Member, sent: Sent): Promise<void> =>
  verifyCode(platform, keyOf(platform, member, sent), sent.code);

/** Makes a correct code valid again, when another rule refused the request. */
export const returnOwnCode = (platform: SessionPlatform, member: Member, sent: Sent): Promise<void> =>
  returnCode(platform, keyOf(platform, member, sent), sent.code);
