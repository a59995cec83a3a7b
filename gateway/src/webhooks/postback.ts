import { dotted } from "../partners/partner.ts";
import type { TakenRow } from "./payload.ts";
import type { Message } from "./receivers.ts";

/**
 * What an agent's postback asks for: its address with `{event}`, `{account}`, `{amount}`, `{currency}`, `{time}` and `{sub1}` to
 * `{sub5}` filled in; empty where the event has none.
 */
export function postbackOf({ type, username, at, data, subIds, eventId }: TakenRow, template: string): Message {
  const { amount = data.stake, currency } = data;
  const values: Record<string, string | number | undefined> = {
    id: eventId,
    event: dotted(type),
    account: username,
    amount,
    currency,
    time: at,
    ...Object.fromEntries(subIds.map((value, index) => [`sub${index + 1}`, value])),
  };
  const url = template.replace(/\{(id|event|account|amount|currency|time|sub[1-5])\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? "").toWellFormed()),
  );
  return { url, method: "GET", headers: { "user-agent": "Atrium-Postbacks" } };
}
