import { Form, Formik } from "formik";
import { Wallet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { WithdrawFields_accounts$key } from "../../__generated__/WithdrawFields_accounts.graphql.ts";
import type { WithdrawFields_wallet$key } from "../../__generated__/WithdrawFields_wallet.graphql.ts";
import type { WithdrawFieldsMutation } from "../../__generated__/WithdrawFieldsMutation.graphql.ts";
import { searchWithPane } from "../../caller/memberAddress.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { AmountField } from "../../forms/AmountField.tsx";
import { AmountVerb } from "../../forms/AmountVerb.tsx";
import { compare, readAmount } from "../../forms/amounts.ts";
import { forgetTyped, KeepAmount, typedBefore } from "../../forms/KeepAmount.tsx";
import { MoneyFormError } from "../../forms/MoneyFormError.tsx";
import { EndingOffers } from "../../promotions/offers/EndingOffers.tsx";
import { secret } from "../../relay/secret.ts";
import { PaymentPasswordField } from "../../security/PaymentPasswordField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { useNowAmong } from "../../time/serverSecond.ts";
import { linkButton } from "../../ui/button/linkButton.ts";
import bar from "../../ui/layout/ActionBar.module.css";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount, formatAmount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { FeeSum } from "../payments/FeeSum.tsx";
import { isUsable } from "./accountName.ts";
import { WithdrawAccounts } from "./WithdrawAccounts.tsx";
import { largestAmount, type WithdrawValues, withdrawProblem, withdrawSchema } from "./withdrawSchema.ts";

interface Props {
  accounts: WithdrawFields_accounts$key;
  wallet: WithdrawFields_wallet$key;
  onCreated: (id: string) => void;
}

/**
 * An account, an amount and the payment password. The form says beforehand what the withdrawal costs and what follows, and of
 * the bounds only those that hold the member back.
 */
export function WithdrawFields({ accounts: accountsKey, wallet: walletKey, onCreated }: Props) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const accounts = useFragment(
    graphql`
      fragment WithdrawFields_accounts on PayoutAccount @relay(plural: true) {
        id
        usableFrom
        ...WithdrawAccounts_accounts
      }
    `,
    accountsKey,
  );
  const { available, withdrawalTerms: terms } = useFragment(
    graphql`
      fragment WithdrawFields_wallet on Wallet @throwOnFieldError {
        available {
          ...Money_amount @relay(mask: false)
        }
        withdrawalTerms {
          least {
            ...Money_amount @relay(mask: false)
          }
          most {
            ...Money_amount @relay(mask: false)
          }
          dailyCount
          dailyCountLeft
          dailyAmountLeft {
            ...Money_amount @relay(mask: false)
          }
          confirmMinutes
          feeRate
        }
      }
    `,
    walletKey,
  );
  const { currency } = available;
  const submit = useFormChange<WithdrawFieldsMutation, WithdrawValues>(
    graphql`
      mutation WithdrawFieldsMutation($input: CreateWithdrawalInput!) {
        createWithdrawal(input: $input) {
          withdrawal {
            id
            ...useConfirmWithdrawal_withdrawal
          }
          wallet {
            ...WithdrawFields_wallet
            ...Balance_wallet
          }
          userErrors {
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "withdraw",
      variables({ payoutAccountId, amount: typed, paymentPassword }) {
        const amount = readAmount(typed, intl.locale);
        return amount === null
          ? null
          : { input: { payoutAccountId, amount, paymentPassword: secret(paymentPassword) } };
      },
      onDone({ createWithdrawal: { withdrawal } }) {
        if (!withdrawal) return;
        forgetTyped("withdraw", currency);
        onCreated(withdrawal.id);
      },
    },
  );
  // An account becomes usable while the form is open.
  const now = useNowAmong(accounts.map(({ usableFrom }) => usableFrom));
  const usable = accounts.filter(({ usableFrom }) => isUsable(usableFrom, now));
  const accountOf = ({ payoutAccountId }: WithdrawValues) =>
    usable.find(({ id }) => id === payoutAccountId)?.id ?? usable[0]?.id ?? "";
  const { least, most, dailyAmountLeft, dailyCount, dailyCountLeft, confirmMinutes, feeRate } = terms;
  const bounds = { least, most, dailyAmountLeft, available };
  const largest = largestAmount(bounds).amount;
  const isDayFelt = compare(largest, dailyAmountLeft.amount) === 0;
  if (compare(available.amount, least.amount) < 0)
    return (
      <EmptyState
        icon={Wallet}
        title="withdraw_short_title"
        text="withdraw_short_text"
        values={{ least: formatAmount(least, intl.locale), available: formatAmount(available, intl.locale) }}
        action={
          <Link to={{ pathname, search: searchWithPane("", "depositv2") }} className={linkButton("primary", "wide")}>
            <FormattedMessage id="deposit" />
          </Link>
        }
      />
    );
  return (
    <Formik<WithdrawValues>
      initialValues={{
        payoutAccountId: "",
        amount: typedBefore("withdraw", currency, intl.locale),
        paymentPassword: "",
      }}
      validationSchema={withdrawSchema(intl, bounds)}
      onSubmit={(values, helpers) => submit({ ...values, payoutAccountId: accountOf(values) }, helpers)}
    >
      {({ values }) => {
        const leaving = withdrawProblem(intl, values.amount, bounds) ? null : readAmount(values.amount, intl.locale);
        return (
          <Form className={styles.form} noValidate>
            <KeepAmount form="withdraw" currency={currency} />
            <WithdrawAccounts accounts={accounts} selected={accountOf(values)} now={now} />
            <AmountField
              name="amount"
              label={intl.formatMessage({ id: "withdraw_amount" })}
              currency={currency}
              required
              help={
                <FormattedMessage
                  id={compare(largest, most.amount) < 0 ? "withdraw_least" : "deposit_range"}
                  values={{ least: <Amount {...least} />, most: <Amount {...most} /> }}
                />
              }
              available={available}
              all={largest}
            />
            <FeeSum
              amount={leaving}
              fees={{ feeRate, feeFixed: { amount: least.amount.replace(/\d/g, "0") } }}
              currency={least.currency}
              label="withdraw_arriving"
            />
            <EndingOffers amount={leaving} currency={currency} />
            {(isDayFelt || dailyCountLeft < dailyCount) && (
              <p className={styles.note}>
                <FormattedMessage
                  id="withdraw_today"
                  values={{
                    left: dailyCountLeft,
                    count: dailyCount,
                    bound: String(isDayFelt),
                    amount: <Amount {...dailyAmountLeft} />,
                  }}
                />
              </p>
            )}
            <PaymentPasswordField name="paymentPassword" label={intl.formatMessage({ id: "reg_payment_password" })} />
            <div className={bar.bar}>
              <p className={styles.note}>
                {/* The accounts say from when. */}
                <FormattedMessage
                  id={usable.length > 0 ? "withdraw_final_before" : "withdraw_waits"}
                  values={{ minutes: confirmMinutes }}
                />
              </p>
              <MoneyFormError change="withdraw" />
              <SubmitButton isHeld={usable.length === 0 || dailyCountLeft === 0}>
                <AmountVerb
                  verb="withdraw"
                  exact="withdraw_submit"
                  money={leaving === null ? null : { amount: leaving, currency }}
                />
              </SubmitButton>
            </div>
          </Form>
        );
      }}
    </Formik>
  );
}
