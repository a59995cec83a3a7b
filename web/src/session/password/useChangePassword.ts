import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../../__generated__/useChangePasswordMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";

export interface ChangePasswordValues {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The change of the password as a form's `onSubmit`. */
export const useChangePassword = (onDone: () => void) =>
  useFormMutation<useChangePasswordMutation, ChangePasswordValues>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          member {
            unreadMessageCount
          }
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
      variables: ({ oldPassword, newPassword }) => ({
        input: { oldPassword: secret(oldPassword), newPassword: secret(newPassword) },
      }),
      payload: (response) => response.changePassword,
      onDone,
    },
  );
