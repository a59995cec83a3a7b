import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useTransferToMemberDownlineMutation } from "../../__generated__/useTransferToMemberDownlineMutation.graphql.ts";
import type { useTransferToMemberUplineMutation } from "../../__generated__/useTransferToMemberUplineMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { type FormAfter, useFormMutation } from "../../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import { secret } from "../../relay/secret.ts";
import type { MemberTransferValues, TransferDirection } from "./memberTransferSchema.ts";

/** Transfers money to another member, as a form's `onSubmit`. The same transfer that is sent again happens once. */
export function useTransferToMember(
  direction: TransferDirection,
  onDone: (values: MemberTransferValues, form: FormAfter<MemberTransferValues>) => void,
) {
  const { locale } = useIntl();
  const { keyFor, forget } = useIdempotencyKey(`transfer ${direction}`);
  const inputOf = ({ account: name, amount: typed, remark: said, paymentPassword }: MemberTransferValues) => {
    const amount = readAmount(typed, locale) ?? "0";
    const remark = said.trim() || null;
    const account = name.trim();
    const idempotencyKey = keyFor(account, amount, remark);
    return { account, transfer: { amount, paymentPassword: secret(paymentPassword), remark, idempotencyKey } };
  };
  const after = {
    onAnswered: forget,
    onDone: (_: unknown, values: MemberTransferValues, form: FormAfter<MemberTransferValues>) => onDone(values, form),
  };
  const toUpline = useFormMutation<useTransferToMemberUplineMutation, MemberTransferValues>(
    graphql`
      mutation useTransferToMemberUplineMutation($input: TransferToUplineInput!) {
        transferToUpline(input: $input) {
          wallet {
            ...Balance_wallet
            ...MemberTransferForm_wallet
            transferTerms(direction: UPLINE) {
              ...MemberTransferForm_terms
            }
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
      variables: (values) => ({ input: inputOf(values).transfer }),
      payload: (response) => response.transferToUpline,
      ...after,
    },
  );
  const toDownline = useFormMutation<useTransferToMemberDownlineMutation, MemberTransferValues>(
    graphql`
      mutation useTransferToMemberDownlineMutation($input: TransferToDownlineInput!) {
        transferToDownline(input: $input) {
          wallet {
            ...Balance_wallet
            ...MemberTransferForm_wallet
            transferTerms(direction: DOWNLINE) {
              ...MemberTransferForm_terms
            }
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
      variables(values) {
        const { account, transfer } = inputOf(values);
        return { input: { account, ...transfer } };
      },
      payload: (response) => response.transferToDownline,
      ...after,
    },
  );
  return direction === "UPLINE" ? toUpline : toDownline;
}
