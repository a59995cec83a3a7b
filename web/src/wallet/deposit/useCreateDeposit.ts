import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCreateDepositMutation } from "../../__generated__/useCreateDepositMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import type { DepositValues } from "./depositSchema.ts";

/** Opens a deposit, as a form's `onSubmit`. The same one that is sent again is opened once. */
export function useCreateDeposit(promotionId: string | null, onOpened: (id: string) => void) {
  const { locale } = useIntl();
  const { keyFor, forget } = useIdempotencyKey("deposit");
  return useFormMutation<useCreateDepositMutation, DepositValues>(
    graphql`
      mutation useCreateDepositMutation($input: CreateDepositInput!) {
        createDeposit(input: $input) {
          deposit {
            id
            ...DepositPayment_deposit
            ...DepositRow_deposit
          }
          userErrors {
            code
            field
            message
            retryAfter
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      variables({ channelId, amount: typed }) {
        const amount = readAmount(typed, locale) ?? "0";
        const idempotencyKey = keyFor(channelId, amount, promotionId);
        return { input: { channelId, amount, promotionId, idempotencyKey } };
      },
      payload: (response) => response.createDeposit,
      onAnswered: forget,
      onDone({ createDeposit: { deposit } }) {
        if (deposit) onOpened(deposit.id);
      },
    },
  );
}
