import { graphql } from "react-relay";
import type { useConfirmSecondFactorMutation } from "../../__generated__/useConfirmSecondFactorMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";

/** Switches the second factor on with a code of the new app, as a form's `onSubmit`. */
export const useConfirmSecondFactor = (onCodes: (codes: readonly string[]) => void) =>
  useFormChange<useConfirmSecondFactorMutation, { code: string }>(
    graphql`
      mutation useConfirmSecondFactorMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          recoveryCodes
          member {
            ...SecuritySettings_member
            ...SecondFactorScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      onDone: ({ confirmSecondFactor }) => onCodes(confirmSecondFactor.recoveryCodes ?? []),
    },
  );
