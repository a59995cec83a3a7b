import { Form, Formik, type FormikProps } from "formik";
import { ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { TransferFormMutation } from "../../__generated__/TransferFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { AmountField } from "../../forms/AmountField.tsx";
import { AmountVerb } from "../../forms/AmountVerb.tsx";
import { accepted } from "../../forms/accepted.ts";
import { readAmount } from "../../forms/amounts.ts";
import { MoneyFormError } from "../../forms/MoneyFormError.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "./TransferForm.module.css";
import { type TransferValues, type TransferWallet, transferSchema } from "./transferSchema.ts";

// All that shows these wallets: a transfer changes their balances.
graphql`
  fragment TransferForm_wallet on Wallet {
    ...Balance_wallet
    ...WalletPaneParts_wallet
    ...WalletGames_wallet
    ...WalletPaneAccounts_wallet
  }
`;

/** Moves money from one of the member's wallets to another. */
export function TransferForm({ wallets }: { wallets: readonly TransferWallet[] }) {
  const intl = useIntl();
  const [moved, setMoved] = useState("");
  const walletOf = (id: string) => wallets.find((wallet) => wallet.id === id);
  const submit = useFormChange<TransferFormMutation, TransferValues>(
    graphql`
      mutation TransferFormMutation($input: TransferFundsInput!) {
        transferFunds(input: $input) {
          wallet {
            ...TransferForm_wallet
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "transfer",
      variables: ({ from, to, amount }) => ({ input: { from, to, amount: readAmount(amount, intl.locale) } }),
      onDone(_, { from, to, amount }, { startOver }) {
        const wallet = walletOf(to);
        const exact = { amount: accepted(readAmount(amount, intl.locale)), currency: wallet?.balance.currency ?? "" };
        const values = { amount: formatAmount(exact, intl.locale), wallet: wallet?.name };
        startOver({ from, to, amount: "" });
        setMoved(intl.formatMessage({ id: "transfer_done" }, values));
      },
    },
  );
  const optionsOf = (listed: readonly TransferWallet[]) =>
    listed.map(({ id, name, balance }) => ({ value: id, label: `${name} · ${formatAmount(balance, intl.locale)}` }));
  const open = wallets.filter(({ isOpen }) => isOpen);
  const firstTarget = open.find(({ id }) => id !== wallets[0]?.id) ?? open[0];
  return (
    <Formik<TransferValues>
      initialValues={{ from: wallets[0]?.id ?? "", to: firstTarget?.id ?? "", amount: "" }}
      validationSchema={transferSchema(intl, wallets)}
      onSubmit={async (values, helpers) => {
        setMoved("");
        await submit(values, helpers);
      }}
    >
      {(form) => {
        const balance = walletOf(form.values.from)?.balance;
        const amount = form.errors.amount ? null : readAmount(form.values.amount, intl.locale);
        return (
          <Form className={styles.form} noValidate>
            <div className={styles.wallets}>
              <SelectField
                name="from"
                label={intl.formatMessage({ id: "transfer_from" })}
                options={optionsOf(wallets)}
              />
              <IconButton
                label={intl.formatMessage({ id: "transfer_swap" })}
                disabled={walletOf(form.values.from)?.isOpen === false}
                onClick={() => swap(form)}
              >
                <ArrowUpDown size={18} />
              </IconButton>
              <SelectField name="to" label={intl.formatMessage({ id: "transfer_to" })} options={optionsOf(open)} />
            </div>
            <AmountField
              name="amount"
              label={intl.formatMessage({ id: "transfer_amount" })}
              currency={balance?.currency}
              all={balance?.amount}
            />
            <MoneyFormError change="transfer" />
            <Button type="submit" isWide isBusy={form.isSubmitting}>
              <AmountVerb
                verb="transfer_submit"
                exact="transfer_pay"
                money={balance && amount !== null ? { ...balance, amount } : null}
              />
            </Button>
            <p role="status" className={styles.moved}>
              {moved}
            </p>
          </Form>
        );
      }}
    </Formik>
  );
}

const swap = ({ values, setValues }: FormikProps<TransferValues>) =>
  void setValues({ ...values, from: values.to, to: values.from });
