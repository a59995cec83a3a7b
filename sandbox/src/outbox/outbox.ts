import { desc } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { outbox } from "./outbox.tables.ts";

const SHOWN = 100;

const NO_CARRIER = "000000";

/** Whether a number can get messages. The sandbox has no carrier for numbers that end in six zeros. */
export const hasCarrier = (mobile: string): boolean => !mobile.endsWith(NO_CARRIER);

/** Puts a text message into the outbox at `/sandbox/outbox`. `to` has the dialling code, as in `+84901234567`. */
export async function sendSms(tx: Tx, { to, text, at }: { to: string; text: string; at: Date }): Promise<void> {
  await tx.insert(outbox).values({ channel: "SMS", recipient: to, body: text, sentAt: at });
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  at: Date;
  file?: { name: string; text: string };
  headers?: Readonly<Record<string, string>>;
}

/** Puts an e-mail into the outbox at `/sandbox/outbox`. */
export async function sendMail(tx: Tx, { to, subject, text, at, file, headers }: Mail): Promise<void> {
  const attached = { fileName: file?.name, fileText: file?.text, headers };
  await tx.insert(outbox).values({ channel: "MAIL", recipient: to, subject, body: text, sentAt: at, ...attached });
}

export type OutboxItem = typeof outbox.$inferSelect;

/** The outbox, the latest item first, at most 100. */
export const listOutbox = (tx: Tx): Promise<OutboxItem[]> =>
  tx.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
