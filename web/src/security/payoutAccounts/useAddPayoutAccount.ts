import { graphql } from "react-relay";
import type { useAddPayoutAccountMutation } from "../../__generated__/useAddPayoutAccountMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";

export interface PayoutAccountValues {
  readonly bankCode: string;
  readonly holder: string;
  readonly accountNumber: string;
  readonly branch: string;
}

/** Adds a bank account, as a form's `onSubmit`. */
export const useAddPayoutAccount = (onDone: () => void) =>
  useFormChange<useAddPayoutAccountMutation, PayoutAccountValues>(
    graphql`
      mutation useAddPayoutAccountMutation($input: AddPayoutAccountInput!) {
        addPayoutAccount(input: $input) {
          member {
            ...SecuritySettings_member
            ...PayoutAccountsScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ bankCode, holder, accountNumber, branch }) => ({
        input: {
          bankCode,
          holder: holder.trim(),
          accountNumber: secret(accountNumber.trim()),
          branch: branch.trim() || null,
        },
      }),
      onDone,
    },
  );
