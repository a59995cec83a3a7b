import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimEnvelopeMutation } from "../__generated__/useClaimEnvelopeMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/** Opens an envelope; guests log in first. A request that was not answered is sent again with the same key. */
export function useClaimEnvelope() {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isClaiming] = useMutation<useClaimEnvelopeMutation>(graphql`
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
  `);
  const claim = useProtectedAction((envelopeId: string) => {
    setFailure(null);
    commit({
      variables: { input: { envelopeId, idempotencyKey: keyFor(envelopeId) } },
      onCompleted({ claimRedEnvelope: { userErrors } }) {
        forget();
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  });
  return { claim, isClaiming, failure };
}
