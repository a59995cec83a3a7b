import { z } from "zod";
import type { WebhookEventType } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { endpoint } from "./webhooks.wire.ts";

const own = z
  .object({ postback: endpoint.nullable() })
  .transform(({ postback }) => postback && { ...postback, name: "postback" });

const calls = {
  own: ownRead("GET /wps/relay/ACS_postback", own),
  save: change("POST /wps/relay/ACS_postbackSave", own),
  test: change("POST /wps/relay/ACS_postbackTest", own),
  redeliver: change("POST /wps/relay/ACS_postbackRedeliver", own),
};

/** The platform calls for an agent's postback. */
export const postbackUpstream = defineUpstream((scope) => ({
  own: () => calls.own(scope),
  save: (body: { address: string; events: readonly WebhookEventType[] }) => calls.save(scope, { body }),
  test: () => calls.test(scope, { body: {} }),
  redeliver: (id: string) => calls.redeliver(scope, { body: { id } }),
}));
