import { graphql } from "react-relay";
import type { useUpdateProfileMutation } from "../../__generated__/useUpdateProfileMutation.graphql.ts";
import { changedValues } from "../../forms/changedValues.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { useStepUp } from "../stepUp.ts";

export type ProfileValues = {
  readonly nickname: string;
  readonly birthday: string;
  readonly payeeName: string;
  readonly line: string;
  readonly whatsapp: string;
  readonly zalo: string;
  readonly facebook: string;
  readonly wechat: string;
  readonly qq: string;
};

/** Saves what differs from the saved profile: unchanged contact fields need no step-up. */
export const useUpdateProfile = (saved: ProfileValues, onDone: () => void) =>
  useFormMutation<useUpdateProfileMutation, ProfileValues>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            ...ProfileForm_member
            ...AccountSummary_member
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
      variables: (values) => ({
        input: changedValues(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])),
          saved,
        ),
      }),
      payload: (response) => response.updateProfile,
      onFailure: useStepUp(),
      onDone,
    },
  );
