import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimEnvelopeMutation } from "../__generated__/useClaimEnvelopeMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";

/** Opens an envelope; guests log in first. A request that was not answered is sent again with the same key. */
export function useClaimEnvelope() {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef<{ envelopeId: string; idempotencyKey: string }>(null);
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
    if (sent.current?.envelopeId !== envelopeId) sent.current = { envelopeId, idempotencyKey: crypto.randomUUID() };
    commit({
      variables: { input: sent.current },
      onCompleted({ claimRedEnvelope: { userErrors } }) {
        sent.current = null;
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  });
  return { claim, isClaiming, failure };
}
