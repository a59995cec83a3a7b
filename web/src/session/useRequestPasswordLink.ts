import { graphql } from "react-relay";
import type { useRequestPasswordLinkMutation } from "../__generated__/useRequestPasswordLinkMutation.graphql.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";

export interface PasswordLinkValues {
  readonly username: string;
  readonly email: string;
}

/** The request for a link by e-mail as a form's `onSubmit`. It is answered alike for accounts that don't exist. */
export const useRequestPasswordLink = (onDone: () => void) =>
  useFormMutation<useRequestPasswordLinkMutation, PasswordLinkValues>(
    graphql`
      mutation useRequestPasswordLinkMutation($input: RequestPasswordLinkInput!) {
        requestPasswordLink(input: $input) {
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    {
      variables: ({ username, email }) => ({ input: { username: username.trim(), email: email.trim() } }),
      payload: (response) => response.requestPasswordLink,
      onDone,
    },
  );
