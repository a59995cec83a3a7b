import { graphql } from "react-relay";
import type { useConfirmSecondFactorMutation } from "../../__generated__/useConfirmSecondFactorMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";
import { useStepUp } from "../stepUp.ts";

/** Switches the second factor on with a code of the new app, as a form's `onSubmit`. */
export const useConfirmSecondFactor = (onCodes: (codes: readonly string[]) => void) =>
  useFormMutation<useConfirmSecondFactorMutation, { code: string }>(
    graphql`
      mutation useConfirmSecondFactorMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          recoveryCodes
          member {
            ...SecuritySettings_member
            ...SecondFactorScreen_member
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
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      payload: (response) => response.confirmSecondFactor,
      onFailure: useStepUp(),
      onDone: ({ confirmSecondFactor }) => onCodes(confirmSecondFactor.recoveryCodes ?? []),
    },
  );
