import { fill } from "@atrium/arcade/texts";
import type { Tx } from "../../db/openDatabase.ts";
import { toLanguage } from "../../http/languages.ts";
import type { members } from "../../member/member.tables.ts";
import { notify } from "../../member/notify.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import { countRecoveryCodes } from "./recoveryCodes.ts";

type Member = typeof members.$inferSelect;

/** Tells a member that a recovery code was used, and how many remain. */
export async function noticeRecoveryCode(tx: Tx, member: Member, at: Date): Promise<void> {
  const { title, text } = SESSION_TEXTS[toLanguage(member.language)].recoveryCode;
  const left = String(await countRecoveryCodes(tx, member.id));
  await notify(tx, member, { title, content: fill(text, { left }) }, at);
}
