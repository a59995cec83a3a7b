import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutAccountForm_member$key } from "../../__generated__/PayoutAccountForm_member.graphql.ts";
import type { PayoutAccountFormMutation } from "../../__generated__/PayoutAccountFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { secret } from "../../relay/secret.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../Settings.module.css";
import accounts from "./PayoutAccounts.module.css";
import { payoutAccountSchema } from "./payoutAccountSchema.ts";

interface Props {
  member: PayoutAccountForm_member$key;
  onDone: () => void;
  onCancel: () => void;
}

/** A new bank account. The holder is always the member: the first account fixes the name. */
export function PayoutAccountForm({ member, onDone, onCancel }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { payoutBanks, security } = useFragment(
    graphql`
      fragment PayoutAccountForm_member on Member @throwOnFieldError {
        payoutBanks {
          code
          name
        }
        security {
          payeeName
        }
      }
    `,
    member,
  );
  const initialValues = {
    bankCode: payoutBanks[0]?.code ?? "",
    holder: security.payeeName ?? "",
    accountNumber: "",
    branch: "",
  };
  const onSubmit = useFormChange<PayoutAccountFormMutation, typeof initialValues>(
    graphql`
      mutation PayoutAccountFormMutation($input: AddPayoutAccountInput!) {
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
  return (
    <Formik initialValues={initialValues} validationSchema={payoutAccountSchema(intl)} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <SelectField
          name="bankCode"
          label={formatMessage({ id: "payout_bank" })}
          options={payoutBanks.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          name="holder"
          label={formatMessage({ id: "payout_holder" })}
          help={formatMessage({ id: "payout_holder_help" })}
          autoComplete="name"
          maxLength={50}
          readOnly={security.payeeName != null}
          required
        />
        <TextField name="accountNumber" label={formatMessage({ id: "payout_number" })} isName maxLength={64} required />
        <TextField name="branch" label={formatMessage({ id: "payout_branch" })} maxLength={100} isOptional />
        <FormError />
        <div className={accounts.actions}>
          <SubmitButton text="payout_save" />
          <Button variant="ghost" isWide onClick={onCancel} text="cancel" />
        </div>
      </Form>
    </Formik>
  );
}
