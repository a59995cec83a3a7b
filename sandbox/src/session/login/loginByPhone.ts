import { eq } from "drizzle-orm";
import { z } from "zod";
import { PlatformError } from "../../http/errors.ts";
import { text } from "../../http/input.ts";
import { members } from "../../member/member.tables.ts";
import { type Origin, recordLogin } from "../history/history.ts";
import { verifyCode } from "../phone/codes.ts";
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
  const mobile = toMobile(proof);
  if (proof.firebaseIdToken !== undefined) {
    await verifyPhoneToken(platform, proof.firebaseIdToken, mobile);
    const member = await memberOfMobile(platform, mobile);
    if (!member) throw new PlatformError("PHONE_OPERATION_NOT_ALLOWED");
    return member;
  }
  if (!platform.site.isEnabled("MOBILE_SMS_LOGIN")) throw new PlatformError("FEATURE_DISABLED");
  await verifyCode(platform, { purpose: "LOG_IN", target: mobile }, proof.password.trim()).catch(async (error) => {
    const { db, clock } = platform;
    const [owner] = await db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
    if (owner)
      await recordLogin(db, { ...origin, memberId: owner.id, method: "SMS", fault: "CREDENTIALS", at: clock.now() });
    throw error;
  });
  const member = await memberOfMobile(platform, mobile);
  // A guess: no code was sent, as the number has no account.
  if (!member) throw new PlatformError("CODE_INVALID");
  return member;
}

async function memberOfMobile({ db }: SessionPlatform, mobile: string): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.mobile, mobile));
  if (member?.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  return member;
}
