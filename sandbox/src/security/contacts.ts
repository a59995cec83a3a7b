import { eq } from "drizzle-orm";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { wrongField } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import { findMember, maskEmail, maskMobile } from "../member/members.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { verifyCode } from "../session/phone/codes.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { endWaitingLogins } from "../session/sessions.ts";
import { notifyMember } from "./notices.ts";

interface Proven {
  memberId: number;
  code: string;
}

/** Sets a member's e-mail address with the code that was sent to it, and writes to the old one. Throws EMAIL_TAKEN. */
export async function changeEmail(platform: SessionPlatform, email: string, { memberId, code }: Proven) {
  const { db, clock, events } = platform;
  await verifyCode(platform, { purpose: "BIND_EMAIL", target: email }, code);
  const member = await findMember(db, memberId);
  const at = clock.now();
  await orTaken("EMAIL_TAKEN", "email", () =>
    events.transaction(async (tx) => {
      await tx.update(members).set({ email, emailChangedAt: at }).where(eq(members.id, memberId));
      const values = { to: maskEmail(email) };
      const to = member.email ?? email;
      await notifyMember(tx, events, { memberId, kind: "emailChanged", at, values, to });
    }),
  );
  return { email: maskEmail(email) };
}

/** Sets a member's mobile number with the code that was sent to it, and writes to the old one. Throws MOBILE_TAKEN. */
export async function changeMobile(platform: SessionPlatform, mobile: string, { memberId, code }: Proven) {
  const { db, clock, events } = platform;
  await verifyCode(platform, { purpose: "BIND_MOBILE", target: mobile }, code);
  const member = await findMember(db, memberId);
  const at = clock.now();
  await orTaken("MOBILE_TAKEN", "mobileNum", () =>
    events.transaction(async (tx) => {
      await tx.update(members).set({ mobile, mobileChangedAt: at }).where(eq(members.id, memberId));
      // One that waits may have begun with a code to the number before.
      await endWaitingLogins(tx, memberId);
      await tx.update(memberProfiles).set({ mobileVerified: true }).where(eq(memberProfiles.memberId, memberId));
      const values = { to: maskMobile(mobile) };
      const number = member.mobile;
      await notifyMember(tx, events, { memberId, kind: "mobileChanged", at, values, number });
    }),
  );
  return { mobile: maskMobile(mobile) };
}

/** Turns a value that another account has into a refusal of its field. */
async function orTaken(code: "EMAIL_TAKEN" | "MOBILE_TAKEN", field: string, change: () => Promise<void>) {
  try {
    await change();
  } catch (error) {
    if (violatedConstraint(error)?.startsWith("members_")) throw wrongField(field, "unique", { code });
    throw error;
  }
}
