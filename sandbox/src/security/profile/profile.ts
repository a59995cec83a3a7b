import { eq } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { wrongField } from "../../http/errors.ts";
import { playBreakAt, requireNoBreak } from "../../http/playBreak.ts";
import { hasReachedAge } from "../../member/age.ts";
import { toBirthday } from "../../member/birthday.ts";
import { members } from "../../member/member.tables.ts";
import { findMember, lockMember } from "../../member/members.ts";
import { straightName } from "../../member/personName.ts";
import { memberProfiles } from "../../member/profile.tables.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { payeeNameOf } from "../payoutAccounts.ts";
import { marketingOf, setMarketing } from "./marketing.ts";
import type { ProfileChanges } from "./profile.body.ts";

/** A member's profile in the contract's form. */
export async function profileView(tx: Tx, memberId: number) {
  const { nickname, avatarId } = await findMember(tx, memberId);
  const profile = await findProfile(tx, memberId);
  const { birthday, qqNum, line, whatsapp, zalo, facebook, wechat } = profile;
  return {
    nickname,
    avatarId,
    birthday,
    payeeName: await payeeNameOf(tx, memberId),
    qqNum,
    line,
    whatsapp,
    zalo,
    facebook,
    wechat,
    ...(await marketingOf(tx, memberId)),
  };
}

/**
 * Changes what is given. The birthday and the payee name can be set once: later changes throw VALIDATION_FAILED. Throws
 * AGE_NOT_MET for a birthday below the minimum age.
 */
export async function changeProfile(
  { events, clock, site }: SitePlatform,
  memberId: number,
  { nickname, birthday, payeeName, marketing = {}, ...contacts }: ProfileChanges,
): Promise<void> {
  const at = clock.now();
  await events.transaction(async (tx) => {
    // One change per member at a time: of two first birthdays only one holds.
    const member = await lockMember(tx, memberId);
    const playBreak = member ? playBreakAt(member, at) : null;
    // Excluded members get no advertising.
    if (playBreak?.kind === "SELF_EXCLUSION" && Object.values(marketing).includes(true)) requireNoBreak(playBreak);
    const known = await findProfile(tx, memberId);
    if (birthday !== undefined) {
      if (known.birthday !== null && known.birthday !== birthday) throw alreadySet("birthday");
      requireAge(birthday, site.profile.minimumAge, at);
    }
    if (payeeName !== undefined) {
      const payee = await payeeNameOf(tx, memberId);
      if (payee !== null && straightName(payee) !== payeeName) throw alreadySet("payeeName");
    }
    if (nickname !== undefined) await tx.update(members).set({ nickname }).where(eq(members.id, memberId));
    const own = { birthday, payeeName, ...contacts };
    if (Object.values(own).some((value) => value !== undefined)) {
      await tx.update(memberProfiles).set(own).where(eq(memberProfiles.memberId, memberId));
    }
    await setMarketing(tx, memberId, marketing, at);
  });
}

async function findProfile(tx: Tx, memberId: number) {
  const [profile] = await tx.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  if (!profile) throw new Error(`member ${memberId} has no profile`);
  return profile;
}

function requireAge(birthday: string, minimumAge: number, at: Date): void {
  const born = toBirthday(birthday);
  if (!born) throw wrongField("birthday", "pattern");
  if (hasReachedAge(born, minimumAge, at)) return;
  throw wrongField("birthday", "age", { code: "AGE_NOT_MET" });
}

const alreadySet = (field: string) => wrongField(field, "once");
