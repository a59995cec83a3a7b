import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useUpdateAccountMutation } from "../../__generated__/useUpdateAccountMutation.graphql.ts";
import type { FormAfter } from "../../change/formAfter.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { REBATE_DECIMALS, readRate } from "../rates.ts";

export interface AccountValues {
  isLocked: boolean;
  canBet: boolean;
  canTransfer: boolean;
  canWithdraw: boolean;
  /** As a percentage, in the language's form. */
  rebate: string;
  reason: string;
}

/** Changes an account of the team, as a form's `onSubmit`. A change that is sent again happens once. */
export function useUpdateAccount(
  accountId: string,
  before: AccountValues,
  onDone: (form: FormAfter<AccountValues>) => void,
) {
  const { locale } = useIntl();
  return useFormChange<useUpdateAccountMutation, AccountValues>(
    graphql`
      mutation useUpdateAccountMutation($input: UpdateDownlineAccountInput!) {
        updateDownlineAccount(input: $input) {
          account {
            ...AccountFacts_account
            ...AccountForm_account
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables(values) {
        const changed = <Field extends keyof AccountValues>(field: Field) =>
          values[field] === before[field] ? null : values[field];
        return {
          input: {
            accountId,
            isLocked: changed("isLocked"),
            canBet: changed("canBet"),
            canTransfer: changed("canTransfer"),
            canWithdraw: changed("canWithdraw"),
            rebate: values.rebate === before.rebate ? null : readRate(values.rebate, locale, REBATE_DECIMALS),
            reason: values.reason.trim() || null,
          },
        };
      },
      onDone: (_response, _values, form) => onDone(form),
    },
  );
}
