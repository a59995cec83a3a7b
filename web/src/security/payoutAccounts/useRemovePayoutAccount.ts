import { graphql } from "react-relay";
import type { useRemovePayoutAccountMutation } from "../../__generated__/useRemovePayoutAccountMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Removes a bank account, after a step-up. */
export const useRemovePayoutAccount = () =>
  useChange<useRemovePayoutAccountMutation>(graphql`
    mutation useRemovePayoutAccountMutation($input: RemovePayoutAccountInput!) {
      removePayoutAccount(input: $input) {
        member {
          ...SecuritySettings_member
          ...PayoutAccountsScreen_member
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
