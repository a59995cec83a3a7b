import { z } from "zod";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import type { BrowserKeys } from "./encrypted.ts";

const state = z.object({ subscribed: z.boolean() });

const calls = {
  state: ownRead("GET /wps/member/push", state),
  add: change("PUT /wps/member/push", state),
  remove: change("DELETE /wps/member/push", state),
};

/** The platform calls for notifications of browsers. */
export const webPushUpstream = defineUpstream((scope) => ({
  isSubscribed: async (endpoint: string) => (await calls.state(scope, { query: { endpoint } })).subscribed,
  subscribe: async (device: { endpoint: string } & BrowserKeys) =>
    (await calls.add(scope, { body: { ...device } })).subscribed,
  unsubscribe: async (endpoint: string) => (await calls.remove(scope, { query: { endpoint } })).subscribed,
}));
