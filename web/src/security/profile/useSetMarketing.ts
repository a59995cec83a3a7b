import { graphql } from "react-relay";
import type { useSetMarketingMutation } from "../../__generated__/useSetMarketingMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { changedValues } from "../../forms/changedValues.ts";

type Choices = {
  readonly email: boolean;
  readonly sms: boolean;
  readonly push: boolean;
};

graphql`
  fragment useSetMarketing_choices on MarketingChoices {
    email {
      isAllowed
      changedAt
    }
    sms {
      isAllowed
      changedAt
    }
    push {
      isAllowed
      changedAt
    }
  }
`;

/** Saves the changed choices of which advertising the member allows. */
export const useSetMarketing = (saved: Choices, onDone: () => void) =>
  useFormChange<useSetMarketingMutation, Choices>(
    graphql`
      mutation useSetMarketingMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            profile @catch(to: NULL) {
              marketing {
                ...useSetMarketing_choices @relay(mask: false)
              }
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: (choices) => ({ input: { marketing: changedValues(choices, saved) } }),
      onDone,
    },
  );
