import { graphql } from "react-relay";
import type { useRequestPasswordLinkMutation } from "../../__generated__/useRequestPasswordLinkMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";

export interface PasswordLinkValues {
  readonly username: string;
  readonly email: string;
}

/** The request for a link by e-mail, as a form's `onSubmit`. The answer is the same for accounts that do not exist. */
export function useRequestPasswordLink(onDone: () => void) {
  const solve = useHumanCheck();
  return useFormChange<useRequestPasswordLinkMutation, PasswordLinkValues>(
    graphql`
      mutation useRequestPasswordLinkMutation($input: RequestPasswordLinkInput!) {
        requestPasswordLink(input: $input) {
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: async ({ username, email }) => ({
        input: { username: username.trim(), email: email.trim(), humanCheck: await solve() },
      }),
      onDone,
    },
  );
}
