import type { ConfirmPlayLimitInput, SetPlayLimitInput } from "../__generated__/types.ts";
import { playBreak } from "../member/member.wire.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { changedPlayLimits, playLimits } from "./responsibleGaming.wire.ts";

const calls = {
  limits: ownRead("GET /wps/member/limits", playLimits),
  set: change("PUT /wps/member/limits", changedPlayLimits),
  confirm: change("POST /wps/member/limits/confirm", playLimits),
  keep: change("POST /wps/member/limits/keep", playLimits),
  timeOut: change("POST /wps/member/timeout", playBreak),
  exclude: change("POST /wps/member/selfExclusion", playBreak, { encrypt: true }),
};

/** The platform calls for the caller's limits and breaks. */
export const responsibleGamingUpstream = defineUpstream((scope) => ({
  limits: () => calls.limits(scope),

  /** Returns the number of open deposits that were cancelled. */
  async setLimit({ kind, period, amount, minutes }: SetPlayLimitInput): Promise<number> {
    const value = kind === "SESSION" ? { minutes: minutes ?? null } : { amount: amount ?? null };
    const { cancelledDeposits, ...limits } = await calls.set(scope, { body: { kind, period, ...value } });
    calls.limits.keep(scope, limits);
    return cancelledDeposits?.length ?? 0;
  },

  async confirmLimit({ kind, period }: ConfirmPlayLimitInput): Promise<void> {
    calls.limits.keep(scope, await calls.confirm(scope, { body: { kind, period } }));
  },

  async keepLimits(): Promise<void> {
    calls.limits.keep(scope, await calls.keep(scope));
  },

  takeTimeOut: (period: string) => calls.timeOut(scope, { body: { period } }),

  exclude: (period: string, password: string) => calls.exclude(scope, { body: { period, password } }),
}));
