import { graphql } from "react-relay";
import type { useClaimEnvelopeMutation } from "../__generated__/useClaimEnvelopeMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/** Opens an envelope; guests log in first. A request that was not answered is sent again with the same key. */
export function useClaimEnvelope() {
  const {
    send,
    isSending: isClaiming,
    failure,
  } = useChangeOnce<useClaimEnvelopeMutation>(
    graphql`
      mutation useClaimEnvelopeMutation($input: ClaimRedEnvelopeInput!) {
        claimRedEnvelope(input: $input) {
          member {
            ...RedEnvelopesScreen_member
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.claimRedEnvelope,
  );
  const claim = useProtectedAction((envelopeId: string) =>
    send([envelopeId], (idempotencyKey) => ({ input: { envelopeId, idempotencyKey } })),
  );
  return { claim, isClaiming, failure };
}
