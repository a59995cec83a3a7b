import { eq } from "drizzle-orm";
import { z } from "zod";
import { PlatformError } from "../../http/errors.ts";
import { text } from "../../http/input.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { members } from "../../member/member.tables.ts";
import { placeOf } from "../deviceMarks.ts";
import { type Origin, recordLogin } from "../history/history.ts";
import { purposeAt, verifyCode } from "../phone/codes.ts";
import { toMobile } from "../phone/mobile.ts";
import { verifyPhoneToken } from "../phone/phoneAuth.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import type { Member } from "./login.ts";

/** A phone number with its proof: the SMS code, or a token of the phone-auth provider. */
export const PhoneLoginBody = z.object({
  countryDialingCode: text(8, 1),
  mobileNum: text(32, 1),
  /** The SMS code. */
  password: text(255).default(""),
  firebaseChannel: z.literal("sms").optional(),
  firebaseIdToken: text(8_192).optional(),
  remember: z.boolean().default(false),
});

type Proof = Omit<z.output<typeof PhoneLoginBody>, "remember">;

/** The account of a proven phone number. */
export async function authenticateByPhone(platform: SessionPlatform, proof: Proof, origin: Origin): Promise<Member> {
  const { db, clock } = platform;
  const mobile = toMobile(proof);
  const [owner] = await db.select().from(members).where(eq(members.mobile, mobile));
  const place = await placeOf(platform, origin, owner?.id);
  if (proof.firebaseIdToken !== undefined) {
    await verifyPhoneToken(platform, proof.firebaseIdToken, { mobile, place });
    if (!owner) throw new PlatformError("PHONE_OPERATION_NOT_ALLOWED");
    return refuseClosed(owner);
  }
  if (!platform.site.isEnabled("MOBILE_SMS_LOGIN")) throw new PlatformError("FEATURE_DISABLED");
  const key = { purpose: purposeAt(place, "LOG_IN"), target: mobile };
  const member = await guessing(platform, { secret: "phone", account: mobile, place }, async () => {
    await verifyCode(platform, key, proof.password.trim());
    // A guess: no code was sent, as the number has no account.
    if (!owner) throw new PlatformError("CODE_INVALID");
    return owner;
  }).catch(async (error: unknown) => {
    const fault = { method: "SMS", fault: "CREDENTIALS", at: clock.now() } as const;
    if (owner) await recordLogin(db, { ...origin, ...fault, memberId: owner.id });
    throw error;
  });
  return refuseClosed(member);
}

function refuseClosed(member: Member): Member {
  if (member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  return member;
}
