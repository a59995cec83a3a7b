import { z } from "zod";
import type { WebhookEventType } from "../__generated__/types.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { endpoint } from "./webhooks.wire.ts";

const named = endpoint.extend({ number: z.int().optional() }).transform(({ number = 1, ...postback }) => ({
  ...postback,
  name: number === 1 ? "postback" : `postback-${number}`,
}));
const own = z
  // A platform with one postback an agent has only that.
  .object({ postback: named.nullable(), postbacks: z.array(named).optional() })
  .transform(({ postback, postbacks }) => postbacks ?? (postback ? [postback] : []));

/** The number of a postback by its name; null for a further one. Throws NOT_FOUND for any other name. */
function numberOf(name: string | null | undefined): number | null {
  if (name === null) return null;
  const [known, digit = "1"] = /^postback(?:-([2-5]))?$/.exec(name ?? "postback") ?? [];
  if (known === undefined) throw new AtriumError("NOT_FOUND");
  return Number(digit);
}

interface Postback {
  name: string | null | undefined;
  address: string;
  events: readonly WebhookEventType[];
}

const calls = {
  own: ownRead("GET /wps/relay/ACS_postback", own),
  save: change("POST /wps/relay/ACS_postbackSave", own),
  test: change("POST /wps/relay/ACS_postbackTest", own),
  redeliver: change("POST /wps/relay/ACS_postbackRedeliver", own),
};

/** The platform calls for an agent's postbacks. */
export const postbackUpstream = defineUpstream((scope) => ({
  /** With `subId` only deliveries about accounts with that sub-id. */
  own: (subId?: string) => calls.own(scope, { query: { subId } }),
  /** Answers what is saved then. Without a name it is the first one, with null a further one. */
  save: ({ name, ...body }: Postback) => calls.save(scope, { body: { number: numberOf(name), ...body } }),
  test: (name: string) => calls.test(scope, { body: { number: numberOf(name) } }),
  redeliver: (id: string) => calls.redeliver(scope, { body: { id } }),
}));
