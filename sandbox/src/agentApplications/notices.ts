import path from "node:path";
import { fill, readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { LANGUAGES, toLanguage } from "../http/languages.ts";
import type { members } from "../member/member.tables.ts";
import { findMember } from "../member/members.ts";
import { notify } from "../member/notify.ts";
import { sendMail, sendSms } from "../outbox/outbox.ts";
import type { AgentApplication } from "./agentApplications.tables.ts";

const notice = z.strictObject({ title: someText, text: someText });

const TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    /** To the agent who decides. `{applicant}` is an account, or a guest's contact. */
    received: notice,
    approved: notice,
    /** To a guest. `{link}` leads to the registration. */
    approvedGuest: notice,
    declined: notice,
  }),
);

type Platform = Pick<CorePlatform, "events" | "clock">;

/** Tells the agent who decides about a new application. */
export async function tellAgent(
  tx: Tx,
  { events, clock }: Platform,
  agent: typeof members.$inferSelect,
  applicant: string,
): Promise<void> {
  const { title, text } = TEXTS[toLanguage(agent.language)].received;
  await notify(tx, agent, { title, content: fill(text, { applicant }) }, clock.now());
  await events.record(tx, { topic: "message", customerId: String(agent.id) });
}

/** Tells an applicant what was decided: a member in the inbox and by e-mail, a guest by the contact that was left. */
export async function tellApplicant(
  tx: Tx,
  { events, clock }: Platform,
  { memberId, state, reason, contact, language }: AgentApplication,
  link: string | null,
): Promise<void> {
  const at = clock.now();
  const member = memberId === null ? undefined : await findMember(tx, memberId);
  const texts = TEXTS[toLanguage(member?.language ?? language)];
  const { title, text } = state === "DECLINED" ? texts.declined : member ? texts.approved : texts.approvedGuest;
  const content = fill(text, { reason: reason ?? "", link: link ?? "" });
  if (member) {
    await notify(tx, member, { title, content }, at);
    await events.record(tx, { topic: "message", customerId: String(member.id) });
  } else if (contact.startsWith("+")) await sendSms(tx, { to: contact, text: content, at });
  else await sendMail(tx, { to: contact, subject: title, text: content, at });
}
