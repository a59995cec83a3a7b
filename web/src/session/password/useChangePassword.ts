import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../../__generated__/useChangePasswordMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";

export interface ChangePasswordValues {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface Outcome {
  onDone: () => void;
  /** The platform knows another old password than the one that was sent. */
  onOldRefused: () => void;
}

/** The change of the password as a form's `onSubmit`. */
export const useChangePassword = ({ onDone, onOldRefused }: Outcome) =>
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
      variables: ({ oldPassword, newPassword }) => ({ input: { oldPassword, newPassword } }),
      payload: (response) => response.changePassword,
      onDone,
      onRefused: ({ changePassword }) => {
        if (changePassword.userErrors.some(({ code }) => code === "PASSWORD_INCORRECT")) onOldRefused();
      },
    },
  );
