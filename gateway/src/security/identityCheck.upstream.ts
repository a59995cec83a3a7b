import { z } from "zod";
import type { SubmitIdentityDocumentInput } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { flag, known, maybeInstant } from "../upstream/wire.ts";

const statuses = ["NONE", "PENDING", "APPROVED", "REJECTED", "MORE_NEEDED"] as const;
const reasons = ["UNREADABLE", "EXPIRED", "NAME_DIFFERS", "INCOMPLETE", "OTHER"] as const;
const kinds = ["ID_CARD", "PASSPORT", "DRIVING_LICENCE", "PROOF_OF_ADDRESS", "SOURCE_OF_FUNDS"] as const;

const identityCheck = z
  .object({
    status: known(statuses, "UNKNOWN"),
    reason: known(reasons, "UNKNOWN"),
    accepted: z.array(known(kinds, null)).max(20),
    required: flag,
    submittedAt: maybeInstant,
    decidedAt: maybeInstant,
  })
  .transform(({ accepted, required, reason, ...row }) => ({
    ...row,
    reason: row.status === "REJECTED" ? reason : null,
    // The caller can't send a kind that the contract does not know.
    acceptedKinds: accepted.filter((kind) => kind !== null),
    isRequired: required,
  }));

export type IdentityCheckModel = z.output<typeof identityCheck>;

const calls = {
  read: ownRead("GET /wps/member/identityCheck", identityCheck),
  submit: change("POST /wps/member/identityCheck", identityCheck),
};

/** The platform calls for the caller's identity check. */
export const identityCheckUpstream = defineUpstream((scope) => ({
  read: () => calls.read(scope),

  async submit({ kind, imageIds }: SubmitIdentityDocumentInput): Promise<void> {
    calls.read.keep(scope, await calls.submit(scope, { body: { kind, imageIds } }));
  },
}));
