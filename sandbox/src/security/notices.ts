import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import { toLanguage } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { findMember } from "../member/members.ts";
import { notify } from "../member/notify.ts";
import { sendSms } from "../outbox/outbox.ts";

const notice = z.strictObject({ title: someText, text: someText });

/** The messages about changes of an account's security. */
export const SECURITY_TEXTS = textsIn(import.meta.dirname, {
  paymentPassword: notice,
  /** `{account}` is the bank with the last digits of the number. */
  payoutAccountAdded: notice,
  payoutAccountRemoved: notice,
  /** `{to}` is the masked new address or number. */
  emailChanged: notice,
  mobileChanged: notice,
  closingRequested: notice,
  closingKept: notice,
  closingStopped: notice,
  closed: notice,
  secondFactorOn: notice,
  secondFactorOff: notice,
  recoveryCodesMade: notice,
  /** `{name}` is the name that the member gave it. */
  passkeyAdded: notice,
  passkeyRemoved: notice,
  /** `{until}` is the merchant's day and time. */
  timeOut: notice,
  selfExclusion: notice,
  selfExclusionForever: notice,
  /** `{deposits}` are the ids, with the amounts. */
  depositsCancelled: notice,
});

interface Notice {
  memberId: number;
  kind: keyof (typeof SECURITY_TEXTS)["EN"];
  at: Date;
  /** Values of the text's places. */
  values?: Record<string, string>;
  /** The e-mail address to write to; the member's own by default. */
  to?: string | null;
  /** A mobile number that gets the text too. */
  number?: string | null;
}

/** Writes to a member's inbox and e-mail address that the account's security changed. */
export async function notifyMember(
  tx: Tx,
  events: Events,
  { memberId, kind, at, values = {}, to, number = null }: Notice,
): Promise<void> {
  const member = await findMember(tx, memberId);
  const { title, text } = SECURITY_TEXTS[toLanguage(member.language)][kind];
  const content = fill(text, values);
  await notify(tx, { id: memberId, email: to === undefined ? member.email : to }, { title, content }, at);
  if (number !== null) await sendSms(tx, { to: number, text: content, at });
  await events.record(tx, { topic: "message", customerId: String(memberId) });
}
