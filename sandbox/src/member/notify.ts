import type { Tx } from "../db/openDatabase.ts";
import { sendMail } from "../outbox/outbox.ts";
import { type members, messages } from "./member.tables.ts";

/**
 * Sends a notice to a member's inbox, and by e-mail where there is an address. The caller records the event of the
 * topic `message`.
 */
export async function notify(
  tx: Tx,
  { id, email }: Pick<typeof members.$inferSelect, "id" | "email">,
  { title, content }: { title: string; content: string },
  at: Date,
): Promise<void> {
  await tx.insert(messages).values({ memberId: id, title, content, createdAt: at });
  if (email !== null) await sendMail(tx, { to: email, subject: title, text: content, at });
}
