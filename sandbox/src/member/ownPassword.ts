import type { CorePlatform } from "../corePlatform.ts";
import type { ActiveSession } from "../http/env.ts";
import { wrongField } from "../http/errors.ts";
import { guessing } from "../http/limits/guesses.ts";
import { findMember } from "./members.ts";
import { verifyPassword } from "./password.ts";

/** The secret that is guessed by somebody who has a session of the member. */
export const ownPassword = (memberId: number) => ({ secret: "password", account: `member ${memberId}` }) as const;

/**
 * Checks the login password that a logged-in caller typed. All calls that ask for it share one counter of the session: five
 * wrong ones, then RATE_LIMITED. Throws PASSWORD_INCORRECT. Call it before a transaction: on the embedded database,
 * everybody waits for the end of one, and a rollback would forget the failure.
 */
export function checkOwnPassword(
  platform: Pick<CorePlatform, "db" | "attempts" | "config">,
  { id: session, memberId }: Pick<ActiveSession, "id" | "memberId">,
  typed: { password: string; field: string },
): Promise<void> {
  return guessing(platform, { ...ownPassword(memberId), place: { session } }, async () => {
    const { passwordHash } = await findMember(platform.db, memberId);
    if (await verifyPassword(typed.password, passwordHash)) return;
    throw wrongField(typed.field, "wrong", { code: "PASSWORD_INCORRECT" });
  });
}
