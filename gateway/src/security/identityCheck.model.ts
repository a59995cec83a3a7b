import type { IdentityCheckStatus, IdentityDocumentKind, IdentityRejection } from "../__generated__/types.ts";

/** The check of the caller's identity. */
export interface IdentityCheckModel {
  status: IdentityCheckStatus;
  reason: IdentityRejection | null;
  acceptedKinds: IdentityDocumentKind[];
  isRequired: boolean;
  submittedAt: string | null;
  decidedAt: string | null;
}
