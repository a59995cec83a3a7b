import { z } from "zod";
import type { CloseAccountInput } from "../__generated__/types.ts";
import { change } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { instant } from "../upstream/wire.ts";

const calls = {
  acceptTerms: change("POST /wps/member/terms", z.unknown()),
  close: change("POST /wps/member/close", z.object({ closesAt: instant }), { encrypt: true }),
  keep: change("DELETE /wps/member/close", z.unknown()),
};

/** The platform calls for the caller's consent to terms, and for the end of the account. */
export const accountUpstream = defineUpstream((scope) => ({
  acceptTerms: (version: string) => calls.acceptTerms(scope, { body: { version } }),

  /** Closes the account later; returns when. */
  close: async ({ reason, password, giveUpRemainder }: CloseAccountInput, stepUpToken: string): Promise<string> =>
    (await calls.close(scope, { body: { reason, password, ...(giveUpRemainder && { giveUpRemainder }), stepUpToken } }))
      .closesAt,

  keep: () => calls.keep(scope),
}));
