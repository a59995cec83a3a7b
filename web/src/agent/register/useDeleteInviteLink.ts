import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useDeleteInviteLinkMutation } from "../../__generated__/useDeleteInviteLinkMutation.graphql.ts";

/** Deletes an invitation link; `refusal` says why it could not. */
export function useDeleteInviteLink(linkId: string) {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isDeleting] = useMutation<useDeleteInviteLinkMutation>(graphql`
    mutation useDeleteInviteLinkMutation($input: DeleteInviteLinkInput!) {
      deleteInviteLink(input: $input) {
        agent {
          ...InviteLinks_agent
        }
        userErrors {
          message
        }
      }
    }
  `);
  const remove = () => {
    setRefusal(null);
    commit({
      variables: { input: { linkId } },
      onCompleted: ({ deleteInviteLink: { userErrors } }) => setRefusal(userErrors[0]?.message ?? null),
      onError: () => setRefusal(formatMessage({ id: "error_network" })),
    });
  };
  return { remove, isDeleting, refusal };
}
