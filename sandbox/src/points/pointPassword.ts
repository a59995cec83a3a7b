import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import { findMember } from "../member/members.ts";
import { verifyPassword } from "../member/password.ts";

const TRIES = { limit: 10, windowMs: 5 * 60_000 };

/**
 * Checks the login password before points are spent. Throws PASSWORD_INCORRECT, and RATE_LIMITED after too many wrong ones.
 * Call it before the transaction: on the embedded database, everybody waits for the end of one.
 */
export async function checkPassword(
  { db, attempts }: Pick<CorePlatform, "db" | "attempts">,
  memberId: number,
  password: string,
): Promise<void> {
  const key = `points:${memberId}`;
  await attempts.count(key, TRIES);
  const { passwordHash } = await findMember(db, memberId);
  if (!(await verifyPassword(password, passwordHash))) {
    throw new PlatformError("PASSWORD_INCORRECT", { fields: [{ field: "password", rule: "wrong" }] });
  }
  await attempts.forget(key);
}
