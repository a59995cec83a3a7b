import { eq } from "drizzle-orm";
import { PlatformError } from "../../http/errors.ts";
import { answerOnce, isIdempotencyKey } from "../../http/idempotency.ts";
import { members } from "../../member/member.tables.ts";
import { hashPassword, verifyPassword } from "../../member/password.ts";
import type { FormName } from "../../site/registrationForms.ts";
import type { Member } from "../login/login.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import type { RegisterBody } from "./registration.body.ts";

/**
 * Opens an account once a key: who sends the same form again gets the account that it has opened, for a day and until
 * its password is another. What was filled in is kept as a hash of the kind that passwords are kept as.
 */
export async function registerOnce(
  platform: SessionPlatform,
  sent: { key: string; form: FormName; body: RegisterBody },
  open: () => Promise<Member>,
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
      opened = await open();
      return { status: 200, answer: String(opened.id) };
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

const ANEW: ReadonlySet<string> = new Set([
  "captcha",
  "captchaId",
  "firebaseIdToken",
  "hvChallenge",
  "hvProvider",
  "hvToken",
  "registerTicket",
]);

/** What a visitor filled in, without what each try brings anew. */
function filledIn(body: RegisterBody): string {
  const entries = Object.entries(body).filter(([name, value]) => value != null && !ANEW.has(name));
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
