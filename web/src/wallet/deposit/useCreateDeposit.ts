import { useRef } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCreateDepositMutation } from "../../__generated__/useCreateDepositMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import type { DepositValues } from "./depositSchema.ts";

/** Opens a deposit, as a form's `onSubmit`. The same one that is sent again is opened once. */
export function useCreateDeposit(promotionId: string | null, onOpened: (id: string) => void) {
  const { locale } = useIntl();
  /** A deposit that was sent and not answered yet, and its key. */
  const sent = useRef<{ content: string; idempotencyKey: string }>(null);
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
          }
        }
      }
    `,
    {
      variables({ channelId, amount: typed }) {
        const amount = readAmount(typed, locale) ?? "0";
        const content = JSON.stringify([channelId, amount, promotionId]);
        if (sent.current?.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
        return { input: { channelId, amount, promotionId, idempotencyKey: sent.current.idempotencyKey } };
      },
      payload: (response) => response.createDeposit,
      onDone({ createDeposit: { deposit } }) {
        sent.current = null;
        if (deposit) onOpened(deposit.id);
      },
      onRefused() {
        sent.current = null;
      },
    },
  );
}
