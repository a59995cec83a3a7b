import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useRemovePayoutAccountMutation } from "../../__generated__/useRemovePayoutAccountMutation.graphql.ts";
import { useStepUp } from "../stepUp.ts";

/** Removes a bank account, after a step-up. */
export function useRemovePayoutAccount() {
  const { formatMessage } = useIntl();
  const stepUp = useStepUp();
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isRemoving] = useMutation<useRemovePayoutAccountMutation>(graphql`
    mutation useRemovePayoutAccountMutation($input: RemovePayoutAccountInput!) {
      removePayoutAccount(input: $input) {
        member {
          ...SecuritySettings_member
          ...PayoutAccountsScreen_member
        }
        userErrors {
          message
        }
      }
    }
  `);
  const remove = (payoutAccountId: string) => {
    setFailure(null);
    const decide = async (error: Error) => {
      const after = await stepUp(error);
      if (after === "again") remove(payoutAccountId);
      if (after === "failed") setFailure(formatMessage({ id: "error_network" }));
    };
    commit({
      variables: { input: { payoutAccountId } },
      onError: (error) => void decide(error),
      onCompleted: ({ removePayoutAccount: { userErrors } }) => setFailure(userErrors[0]?.message ?? null),
    });
  };
  return { remove, isRemoving, failure };
}
