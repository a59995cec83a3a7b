import type { RealityCheckAction } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { realityCheck } from "./realityCheck.wire.ts";

const calls = {
  read: ownRead("GET /wps/member/realityCheck", realityCheck),
  set: change("PUT /wps/member/realityCheck", realityCheck),
  acknowledge: change("POST /wps/member/realityCheck/ack", realityCheck),
};

/** The platform calls for the caller's reality check. */
export const realityCheckUpstream = defineUpstream((scope) => ({
  read: () => calls.read(scope),

  async set(interval: number | null): Promise<void> {
    calls.read.keep(scope, await calls.set(scope, { body: { interval } }));
  },

  async acknowledge(action: RealityCheckAction): Promise<void> {
    calls.read.keep(scope, await calls.acknowledge(scope, { body: { action } }));
  },
}));
