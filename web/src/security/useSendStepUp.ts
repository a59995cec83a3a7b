import { graphql } from "react-relay";
import type { StepUpMethod, useSendStepUpMutation } from "../__generated__/useSendStepUpMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { secret } from "../relay/secret.ts";

export interface StepUpValues {
  readonly method: StepUpMethod;
  readonly secret: string;
}

/** Sends the proof of a step-up, as a form's `onSubmit`. */
export const useSendStepUp = (onDone: () => void) =>
  useFormChange<useSendStepUpMutation, StepUpValues>(
    graphql`
      mutation useSendStepUpMutation($input: StepUpInput!) {
        stepUp(input: $input) {
          until
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      // A code may be pasted with spaces around it; in a password they count.
      variables: ({ method, secret: typed }) => ({
        input: { method, secret: secret(method === "PASSWORD" ? typed : typed.trim()) },
      }),
      onDone,
    },
  );
