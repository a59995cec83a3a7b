import { eq } from "drizzle-orm";
import { PlatformError } from "../../http/errors.ts";
import type { KeepAnswer } from "../../http/idempotency/answerWith.ts";
import { answerOnce, isIdempotencyKey } from "../../http/idempotency/idempotency.ts";
import { members } from "../../member/member.tables.ts";
import { hashPassword, verifyPassword } from "../../member/password.ts";
import type { FormName } from "../../site/registrationForms.ts";
import type { Member } from "../login/login.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import type { RegisterBody } from "./registration.body.ts";

/**
 * Opens one account per idempotency key: the same form sent again gets the same account, for a day and until its
 * password changes, even when the process dies right after it opened the account. The form is stored only as a
 * password-grade hash.
 */
export async function registerOnce(
  platform: SessionPlatform,
  sent: { key: string; form: FormName; body: RegisterBody },
  open: (keepAnswer: KeepAnswer<Member>) => Promise<Member>,
): Promise<{ member: Member; isRepeated: boolean }> {
  if (!isIdempotencyKey(sent.key)) throw new PlatformError("IDEMPOTENCY_REQUIRED");
  const content = filledIn(sent.body);
  const key = `${sent.form}:${sent.key.toLowerCase()}`;
  let opened: Member | undefined;
  const { answer } = await answerOnce(platform, {
    key,
    bodyHash: await hashPassword(content),
    isSame: (hash) => verifyPassword(content, hash),
    async run() {
      opened = await open((tx, member) => platform.claims.answerIn(tx, key, answerOf(member)));
      return answerOf(opened);
    },
  });
  if (opened) return { member: opened, isRepeated: false };
  const [member] = await platform.db
    .select()
    .from(members)
    .where(eq(members.id, Number(answer)));
  const isAsOpened = member?.passwordChangedAt.getTime() === member?.registeredAt.getTime();
  if (!member || member.closedAt || !isAsOpened) throw new PlatformError("IDEMPOTENCY_MISMATCH");
  return { member, isRepeated: true };
}

const answerOf = ({ id }: Member) => ({ status: 200, answer: String(id) });

const ANEW: ReadonlySet<string> = new Set([
  "captcha",
  "captchaId",
  "firebaseIdToken",
  "hvChallenge",
  "hvProvider",
  "hvToken",
  "registerTicket",
]);

/** The form without the fields that differ in each try. */
function filledIn(body: RegisterBody): string {
  const entries = Object.entries(body).filter(([name, value]) => value != null && !ANEW.has(name));
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
