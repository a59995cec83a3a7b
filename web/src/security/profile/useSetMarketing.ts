import { graphql } from "react-relay";
import type { useSetMarketingMutation } from "../../__generated__/useSetMarketingMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";

interface Choices {
  readonly email: boolean;
  readonly sms: boolean;
  readonly push: boolean;
}

/** Saves which advertising the member allows. */
export const useSetMarketing = (onDone: () => void) =>
  useFormMutation<useSetMarketingMutation, Choices>(
    graphql`
      mutation useSetMarketingMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            profile @catch(to: NULL) {
              marketing {
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
            }
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
      variables: ({ email, sms, push }) => ({ input: { marketing: { email, sms, push } } }),
      payload: (response) => response.updateProfile,
      onDone,
    },
  );
