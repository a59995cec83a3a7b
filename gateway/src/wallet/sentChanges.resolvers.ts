import type { Resolvers } from "../__generated__/resolvers.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { sentChange } from "./sentChanges.wire.ts";

const calls = { one: ownRead("GET /wps/member/change", sentChange) };

/** The platform call that tells what became of a change of money; null where the platform has no such call. */
const sentChangesUpstream = defineUpstream((scope) => ({
  byKey: (key: string) => calls.one(scope, { query: { key } }).catch(unlessAbsent(null)),
}));

export const sentChangeResolvers: Resolvers = {
  Member: {
    sentChange: (_, { idempotencyKey }, { upstream }) => {
      return upstream(sentChangesUpstream).byKey(idempotencyKey);
    },
  },
};
