import { fill, someText } from "@atrium/arcade/texts";
import type { Tx } from "../../db/openDatabase.ts";
import { type Language, toLanguage } from "../../http/languages.ts";
import { textsIn } from "../../http/textsIn.ts";
import type { members } from "../../member/member.tables.ts";
import { notify } from "../../member/notify.ts";
import { LANGUAGE_NAMES } from "../../site/languageNames.ts";
import type { Change } from "../audit/agentActions.tables.ts";

/** The message to a member about an agent's changes. */
const TEXTS = textsIn(import.meta.dirname, {
  title: someText,
  /** `{changes}` has a line for each change. */
  text: someText,
  reason: someText,
  locked: someText,
  unlocked: someText,
  betOff: someText,
  betOn: someText,
  transferOff: someText,
  transferOn: someText,
  withdrawOff: someText,
  withdrawOn: someText,
  rebate: someText,
  liftedTitle: someText,
  /** To the agent who had set it. */
  lifted: someText,
});

type Texts = (typeof TEXTS)["EN"];

/** The text of a change, by its field and the value after it. */
const LINES: Readonly<Record<string, keyof Texts>> = {
  "status LOCKED": "locked",
  "status ACTIVE": "unlocked",
  "canBet false": "betOff",
  "canBet true": "betOn",
  "canTransfer false": "transferOff",
  "canTransfer true": "transferOn",
  "canWithdraw false": "withdrawOff",
  "canWithdraw true": "withdrawOn",
};

/** Informs a member of what an agent changed, and why. */
export async function noticeOfChanges(
  tx: Tx,
  member: typeof members.$inferSelect,
  { changes, reason, at }: { changes: readonly Change[]; reason: string; at: Date },
): Promise<void> {
  const language = toLanguage(member.language);
  const texts = TEXTS[language];
  const lines = changes.map(({ field, after }) => {
    const line = LINES[`${field} ${after}`];
    return line === undefined ? fill(texts.rebate, { rebate: percent(after, language) }) : texts[line];
  });
  if (reason !== "") lines.push("", fill(texts.reason, { reason }));
  await notify(tx, member, { title: texts.title, content: fill(texts.text, { changes: lines.join("\n") }) }, at);
}

/** Informs an agent that an agent above has lifted what it had set. */
export async function noticeOfLift(
  tx: Tx,
  agent: typeof members.$inferSelect,
  { account, at }: { account: string; at: Date },
): Promise<void> {
  const texts = TEXTS[toLanguage(agent.language)];
  await notify(tx, agent, { title: texts.liftedTitle, content: fill(texts.lifted, { account }) }, at);
}

const percent = (part: string | null, language: Language) =>
  new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, { style: "percent", maximumFractionDigits: 2 }).format(
    Number(part),
  );
