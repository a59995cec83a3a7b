import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { toLanguage } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { findMember } from "../member/members.ts";
import { notify } from "../member/notify.ts";
import { moneyText } from "../site/moneyText.ts";
import type { ContractKind } from "./contractKinds.ts";
import type { Contract, PayoutRequest } from "./contracts.tables.ts";

const notice = z.strictObject({ title: someText, text: someText });

/** The messages about contracts. `{kind}` is the kind of contract, `{account}` the other side. */
export const CONTRACT_TEXTS = textsIn(import.meta.dirname, {
  kinds: z.strictObject({
    dividend: someText,
    dailySalary: someText,
    hourlySalary: someText,
    realtimeSalary: someText,
  }),
  offered: notice,
  endOffered: notice,
  accepted: notice,
  rejected: notice,
  endAccepted: notice,
  endRejected: notice,
  endedByHolder: notice,
  endedByLower: notice,
  unanswered: notice,
  /** About requests for payouts: `{amount}`, `{reason}`. */
  payoutPaid: notice,
  payoutDeclined: notice,
});

type NoticeName = Exclude<keyof (typeof CONTRACT_TEXTS)["EN"], "kinds" | "payoutPaid" | "payoutDeclined">;

/** Tells a member about a contract, in the inbox and by e-mail. */
export async function tellAbout(
  tx: Tx,
  { events, clock }: Pick<CorePlatform, "events" | "clock">,
  { to, name, kind, account = "" }: { to: number | null; name: NoticeName; kind: ContractKind; account?: string },
): Promise<void> {
  // The operator reads no messages.
  if (to === null) return;
  const member = await findMember(tx, to);
  const texts = CONTRACT_TEXTS[toLanguage(member.language)];
  const { title, text } = texts[name];
  await notify(tx, member, { title, content: fill(text, { kind: texts.kinds[kind], account }) }, clock.now());
  await events.record(tx, { topic: "message", customerId: String(to) });
}

/** Tells all windows of both sides that a contract has changed; a message reaches only the one that has not changed it. */
export const tellSides = (
  tx: Tx,
  { events }: Pick<CorePlatform, "events">,
  { holderId, offererId }: Pick<Contract, "holderId" | "offererId">,
): Promise<void> =>
  events.record(
    tx,
    ...[holderId, offererId].flatMap((id) =>
      id === null ? [] : [{ topic: "contract" as const, customerId: String(id) }],
    ),
  );

/** Tells a holder what became of a request for payouts, in the inbox and by e-mail. */
export async function tellOfRequest(
  tx: Tx,
  { events, clock }: Pick<CorePlatform, "events" | "clock">,
  { holderId, state, reason, amount, currency }: PayoutRequest,
): Promise<void> {
  const member = await findMember(tx, holderId);
  const language = toLanguage(member.language);
  const { title, text } = CONTRACT_TEXTS[language][state === "PAID" ? "payoutPaid" : "payoutDeclined"];
  const values = { amount: moneyText(amount, currency, language), reason: reason ?? "" };
  await notify(tx, member, { title, content: fill(text, values) }, clock.now());
  await events.record(tx, { topic: "message", customerId: String(holderId) });
}
