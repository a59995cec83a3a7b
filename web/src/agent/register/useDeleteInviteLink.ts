import { graphql } from "react-relay";
import type { useDeleteInviteLinkMutation } from "../../__generated__/useDeleteInviteLinkMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Deletes an invitation link. */
export const useDeleteInviteLink = () =>
  useChange<useDeleteInviteLinkMutation>(graphql`
    mutation useDeleteInviteLinkMutation($input: DeleteInviteLinkInput!) {
      deleteInviteLink(input: $input) {
        agent {
          ...InviteLinks_agent
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
