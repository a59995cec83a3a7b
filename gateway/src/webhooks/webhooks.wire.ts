import { webhookEventTypes, webhookStates } from "@atrium/schema/values";
import { z } from "zod";
import { globalId } from "../graph/globalId.ts";
import { count, idText, instant, known, maybeInstant, maybeNumber, maybeText, text } from "../upstream/wire.ts";
import { eventIdOf } from "./payload.ts";

const attempt = z.object({ at: instant, status: maybeNumber, latencyMs: count, answer: text });
const delivery = z
  .object({
    id: idText,
    eventId: idText,
    type: known(webhookEventTypes, null),
    customerId: idText,
    username: maybeText,
    subIds: z.array(text).catch([]),
    at: instant,
    state: known(webhookStates, null),
    nextAt: maybeInstant,
    tries: z.array(attempt),
  })
  .transform(({ id, eventId, customerId, username, at, nextAt, ...data }) => ({
    ...data,
    key: id,
    eventId: eventIdOf(eventId),
    memberId: globalId("Member", customerId),
    account: username,
    happenedAt: at,
    nextTryAt: nextAt,
  }));
/** An endpoint with its latest deliveries. */
export const endpoint = z.object({
  name: idText,
  address: maybeText,
  events: z.array(known(webhookEventTypes, null)).transform((list) => list.filter((type) => type !== null)),
  failingSince: maybeInstant,
  disabledAt: maybeInstant,
  deliveries: z.array(delivery),
});
export const endpoints = z.object({ list: z.array(endpoint) });
