import { graphql } from "react-relay";
import type { useUpdateProfileMutation } from "../../__generated__/useUpdateProfileMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { changedValues } from "../../forms/changedValues.ts";

export type ProfileValues = Readonly<
  Record<"nickname" | "birthday" | "payeeName" | "line" | "whatsapp" | "zalo" | "facebook" | "wechat" | "qq", string>
>;

/** Saves what differs from the saved profile: unchanged contact fields need no step-up. */
export const useUpdateProfile = (saved: ProfileValues, onDone: () => void) =>
  useFormChange<useUpdateProfileMutation, ProfileValues>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            ...ProfileForm_member
            ...AccountSummary_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
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
      onDone,
    },
  );
