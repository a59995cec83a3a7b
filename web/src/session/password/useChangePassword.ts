import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../../__generated__/useChangePasswordMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";

export interface ChangePasswordValues {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The change of the password as a form's `onSubmit`. */
export const useChangePassword = (onDone: () => void) =>
  useFormChange<useChangePasswordMutation, ChangePasswordValues>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          member {
            unreadMessageCount
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ oldPassword, newPassword }) => ({
        input: { oldPassword: secret(oldPassword), newPassword: secret(newPassword) },
      }),
      onDone,
    },
  );
