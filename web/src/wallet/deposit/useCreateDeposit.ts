import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCreateDepositMutation } from "../../__generated__/useCreateDepositMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readAmount } from "../../forms/amounts.ts";
import type { DepositValues } from "./depositSchema.ts";

/** Opens a deposit, as a form's `onSubmit`. The same one that is sent again is opened once. */
export function useCreateDeposit(promotionId: string | null, onOpened: (id: string) => void) {
  const { locale } = useIntl();
  return useFormChange<useCreateDepositMutation, DepositValues>(
    graphql`
      mutation useCreateDepositMutation($input: CreateDepositInput!) {
        createDeposit(input: $input) {
          deposit {
            id
            ...DepositPayment_deposit
            ...DepositRow_deposit
          }
          userErrors {
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "deposit",
      variables({ channelId, amount: typed }) {
        const amount = readAmount(typed, locale);
        return amount === null ? null : { input: { channelId, amount, promotionId } };
      },
      onDone({ createDeposit: { deposit } }) {
        if (deposit) onOpened(deposit.id);
      },
    },
  );
}
