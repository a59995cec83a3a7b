import { eq } from "drizzle-orm";
import { PlatformError } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import type { Platform } from "../platform.ts";
import { verifyCode } from "./codes.ts";
import type { Member } from "./login.ts";
import { toMobile } from "./mobile.ts";

interface TypedNumber {
  countryDialingCode: string;
  mobileNum: string;
}

/** The account of a number, for whoever has the code that was sent to it. A number that nobody has is never told apart. */
export async function authenticateByCode(platform: Platform, number: TypedNumber, code: string): Promise<Member> {
  if (!platform.site.isEnabled("MOBILE_SMS_LOGIN")) throw new PlatformError("FEATURE_DISABLED");
  const target = toMobile(number);
  await verifyCode(platform, { purpose: "LOG_IN", target }, code.trim());
  const member = await memberOfMobile(platform, target);
  if (!member) throw new PlatformError("CODE_INVALID");
  return member;
}

/** The account that a number belongs to; throws ACCOUNT_CLOSED, since its owner is who asks. */
export async function memberOfMobile({ db }: Platform, mobile: string): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.mobile, mobile));
  if (member?.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  return member;
}
