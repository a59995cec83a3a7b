import { Form } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { boolean, object, string } from "yup";
import type { AccountForm_account$key } from "../../__generated__/AccountForm_account.graphql.ts";
import type { AccountFormMutation } from "../../__generated__/AccountFormMutation.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { SavedForm } from "../../forms/SavedForm.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useDraftKey } from "../drafts/drafts.ts";
import { KeepDraft } from "../drafts/KeepDraft.tsx";
import { RateField } from "../RateField.tsx";
import { rateSchema } from "../rateSchema.ts";
import { REBATE_DECIMALS, readRate, writeRate } from "../rates.ts";
import styles from "./Downline.module.css";

interface AccountValues {
  isLocked: boolean;
  canBet: boolean;
  canTransfer: boolean;
  canWithdraw: boolean;
  /** As a percentage, in the language's form. */
  rebate: string;
  reason: string;
}

const REASON = { min: 3, max: 200 };
const rights = ["isLocked", "canBet", "canTransfer", "canWithdraw"] as const;
const fieldOf = {
  isLocked: "STATUS",
  canBet: "CAN_BET",
  canTransfer: "CAN_TRANSFER",
  canWithdraw: "CAN_WITHDRAW",
} as const;

/** The form as it is kept. */
const accountDraft = object({
  isLocked: boolean().required(),
  canBet: boolean().required(),
  canTransfer: boolean().required(),
  canWithdraw: boolean().required(),
  rebate: string().defined().max(60),
  reason: string().defined().max(REASON.max),
});

interface Props {
  account: AccountForm_account$key;
  onSaved: () => void;
}

/** What the agent may change of an account. Everything but the rebate needs a reason, which the member reads. */
export function AccountForm({ account: key, onSaved }: Props) {
  const intl = useIntl();
  const { id, status, rebate, details, ...allowed } = useFragment(
    graphql`
      fragment AccountForm_account on DownlineAccount @throwOnFieldError {
        id
        status
        canBet
        canTransfer
        canWithdraw
        rebate
        details {
          maxRebate
          restrictedAbove
        }
      }
    `,
    key,
  );
  const draft = useDraftKey("account", [id]);
  const mayDo = useRights();
  const rightsShown = mayDo("RESTRICT_ACCOUNTS") ? rights : [];
  const [isSaved, setSaved] = useState(false);
  const before: AccountValues = {
    isLocked: status === "LOCKED",
    canBet: allowed.canBet,
    canTransfer: allowed.canTransfer,
    canWithdraw: allowed.canWithdraw,
    rebate: writeRate(rebate, intl.locale),
    reason: "",
  };
  const submit = useFormChange<AccountFormMutation, AccountValues>(
    graphql`
      mutation AccountFormMutation($input: UpdateDownlineAccountInput!) {
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
            accountId: id,
            isLocked: changed("isLocked"),
            canBet: changed("canBet"),
            canTransfer: changed("canTransfer"),
            canWithdraw: changed("canWithdraw"),
            rebate: values.rebate === before.rebate ? null : readRate(values.rebate, intl.locale, REBATE_DECIMALS),
            reason: values.reason.trim() || null,
          },
        };
      },
      onDone(_response, _values, { startOver }) {
        startOver();
        setSaved(true);
        onSaved();
      },
    },
  );
  const schema = object({
    rebate: rateSchema(intl, { least: rebate, most: details.maxRebate, decimals: REBATE_DECIMALS }),
    reason: string()
      .trim()
      .test("reason", intl.formatMessage({ id: "agent_reason_missing" }, REASON), (reason = "", { parent }) => {
        const isNeeded = rights.some((right) => parent[right] !== before[right]);
        return !isNeeded || reason.length >= REASON.min;
      }),
  });
  return (
    <section className={styles.card} aria-labelledby="account-rights">
      <Text as="h3" id="account-rights" className={styles.heading} text="agent_rights" />
      <SavedForm<AccountValues>
        initialValues={before}
        validationSchema={schema}
        onSubmit={async (values, helpers) => {
          setSaved(false);
          await submit(values, helpers);
        }}
      >
        {({ isSubmitting, dirty }) => (
          <Form className={styles.form} noValidate>
            <KeepDraft draft={draft} form={accountDraft} />
            {rightsShown.map((right) => (
              <CheckboxField
                key={right}
                name={right}
                fixedBecause={
                  details.restrictedAbove.includes(fieldOf[right]) && <FormattedMessage id="err_restricted_above" />
                }
              >
                <FormattedMessage id={`agent_right_${right}`} />
              </CheckboxField>
            ))}
            {mayDo("CONTRACTS") && <RateField most={details.maxRebate} help="agent_rebate_help" isRequired={false} />}
            <TextField
              name="reason"
              label={intl.formatMessage({ id: "agent_reason" })}
              help={<FormattedMessage id="agent_reason_help" />}
              autoComplete="off"
              maxLength={REASON.max}
            />
            <FormError />
            <Button type="submit" isBusy={isSubmitting} disabled={!dirty} text="agent_save" />
            <p role="status" className={styles.note}>
              {isSaved && !dirty && <FormattedMessage id="agent_saved" />}
            </p>
          </Form>
        )}
      </SavedForm>
    </section>
  );
}
