import { graphql } from "react-relay";
import type { useSetRealityCheckMutation } from "../../__generated__/useSetRealityCheckMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";

/** The value of the field that turns the reality check off. */
export const OFF = "OFF";

interface Values {
  /** Minutes, or `OFF`. */
  readonly intervalMinutes: string;
}

/** Sets the interval of the reality check as a form's `onSubmit`. */
export const useSetRealityCheck = (onDone: () => void) =>
  useFormChange<useSetRealityCheckMutation, Values>(
    graphql`
      mutation useSetRealityCheckMutation($input: SetRealityCheckInput!) {
        setRealityCheck(input: $input) {
          member {
            realityCheckAt
            realityCheck @catch(to: NULL) {
              intervalMinutes
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ intervalMinutes }) => ({
        input: { intervalMinutes: intervalMinutes === OFF ? null : Number(intervalMinutes) },
      }),
      onDone,
    },
  );
