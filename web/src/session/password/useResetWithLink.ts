import { graphql } from "react-relay";
import type { useResetWithLinkMutation } from "../../__generated__/useResetWithLinkMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";

export interface ResetWithLinkValues {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface Outcome {
  onDone: () => void;
  /** The link was used before, or has expired. */
  onInvalid: () => void;
}

/** A new password with a link's token, as a form's `onSubmit`. */
export const useResetWithLink = (token: string, { onDone, onInvalid }: Outcome) =>
  useFormChange<useResetWithLinkMutation, ResetWithLinkValues>(
    graphql`
      mutation useResetWithLinkMutation($input: ResetPasswordWithLinkInput!) {
        resetPasswordWithLink(input: $input) {
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ newPassword }) => ({ input: { token, newPassword: secret(newPassword) } }),
      onDone,
      onRefused: ({ resetPasswordWithLink }) => {
        if (resetPasswordWithLink.userErrors.some(({ code }) => code === "RESET_LINK_INVALID")) onInvalid();
      },
    },
  );
