import { graphql } from "react-relay";
import type { useClaimEnvelopeMutation } from "../__generated__/useClaimEnvelopeMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";

/** Opens an envelope; guests log in first. A request that was not answered is sent again with the same key. */
export function useClaimEnvelope() {
  const { change, isBusy, failure } = useChange<useClaimEnvelopeMutation>(
    graphql`
      mutation useClaimEnvelopeMutation($input: ClaimRedEnvelopeInput!) {
        claimRedEnvelope(input: $input) {
          member {
            ...RedEnvelopesScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const claim = useProtectedAction((envelopeId: string) => change({ input: { envelopeId } }));
  return { claim, isBusy, failure };
}
