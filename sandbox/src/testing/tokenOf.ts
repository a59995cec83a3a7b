import type { CorePlatform } from "../corePlatform.ts";
import { memberNamed } from "../member/members.ts";
import { openSession } from "../session/sessions.ts";

/** A token of a new session of that account, without the cost of a login. */
export async function tokenOf(
  { platform: { db, clock } }: { platform: CorePlatform },
  username: string,
): Promise<string> {
  const member = await memberNamed(db, username);
  const session = { member, remember: false, device: "test", ip: "127.0.0.1", country: "VN", at: clock.now() };
  return (await db.transaction((tx) => openSession(tx, session))).token;
}
