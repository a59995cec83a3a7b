import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useTransferToMemberDownlineMutation } from "../../__generated__/useTransferToMemberDownlineMutation.graphql.ts";
import type { useTransferToMemberUplineMutation } from "../../__generated__/useTransferToMemberUplineMutation.graphql.ts";
import type { FormAfter } from "../../change/formAfter.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readAmount } from "../../forms/amounts.ts";
import { secret } from "../../relay/secret.ts";
import type { MemberTransferValues, TransferDirection } from "./memberTransferSchema.ts";

/** Transfers money to another member, as a form's `onSubmit`. The same transfer that is sent again happens once. */
export function useTransferToMember(
  direction: TransferDirection,
  onDone: (values: MemberTransferValues, form: FormAfter<MemberTransferValues>) => void,
) {
  const { locale } = useIntl();
  const inputOf = ({ account: name, amount: typed, remark: said, paymentPassword }: MemberTransferValues) => {
    const amount = readAmount(typed, locale);
    if (amount === null) return null;
    const transfer = { amount, paymentPassword: secret(paymentPassword), remark: said.trim() || null };
    return { account: name.trim(), transfer };
  };
  const after = (_: unknown, values: MemberTransferValues, form: FormAfter<MemberTransferValues>) =>
    onDone(values, form);
  const toUpline = useFormChange<useTransferToMemberUplineMutation, MemberTransferValues>(
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
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "transfer UPLINE",
      variables(values) {
        const sent = inputOf(values);
        return sent && { input: sent.transfer };
      },
      onDone: after,
    },
  );
  const toDownline = useFormChange<useTransferToMemberDownlineMutation, MemberTransferValues>(
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
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "transfer DOWNLINE",
      variables(values) {
        const sent = inputOf(values);
        return sent && { input: { account: sent.account, ...sent.transfer } };
      },
      onDone: after,
    },
  );
  return direction === "UPLINE" ? toUpline : toDownline;
}
