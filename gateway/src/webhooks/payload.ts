import { webhookEventTypes } from "@atrium/schema/values";
import { z } from "zod";
import { wireKinds } from "../contracts/contracts.wire.ts";
import { globalId } from "../graph/globalId.ts";
import { dotted } from "../partners/partner.ts";

/** An event that the platform gave to this gateway. */
export const takenRow = z.object({
  id: z.int(),
  taken: z.string(),
  endpoint: z.string(),
  /** An agent's address with places; null for an endpoint of a partner. */
  address: z.string().nullable(),
  eventId: z.string(),
  type: z.enum(webhookEventTypes),
  customerId: z.string(),
  username: z.string(),
  at: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  subIds: z.array(z.string()),
});

export type TakenRow = z.output<typeof takenRow>;

export const eventIdOf = (key: string) => `evt_${key}`;

const amounts = new Set(["amount", "stake", "validStake", "payout"]);

const kindOf = (wire: string | number | undefined) =>
  Object.entries(wireKinds).find(([, word]) => word === wire)?.[0] ?? "DIVIDEND";

/** The body that a partner's endpoint gets: ids as in the graph, amounts as `Money`. */
export function payloadOf({ eventId, type, customerId, at, data }: TakenRow): string {
  const { currency, kind, ...values } = data;
  const shown = Object.entries(values).map(([name, value]) => {
    if (amounts.has(name)) return [name, { amount: value, currency }];
    if (name === "deposit") return [name, globalId("Deposit", `${value}`)];
    if (name === "withdrawal") return [name, globalId("Withdrawal", `${value}`)];
    if (name === "contract") return [name, globalId("AgentContract", `${kindOf(kind)}.${value}`)];
    return [name, value];
  });
  const member = globalId("Member", customerId);
  return JSON.stringify({
    id: eventIdOf(eventId),
    type: dotted(type),
    timestamp: at,
    data: { member, ...Object.fromEntries(shown) },
  });
}
