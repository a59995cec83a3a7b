import { Form, Formik } from "formik";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { MemberTransferForm_terms$key } from "../../__generated__/MemberTransferForm_terms.graphql.ts";
import type { MemberTransferForm_wallet$key } from "../../__generated__/MemberTransferForm_wallet.graphql.ts";
import { recipientParam } from "../../caller/memberAddress.ts";
import { AmountField } from "../../forms/AmountField.tsx";
import { AmountVerb } from "../../forms/AmountVerb.tsx";
import { accepted } from "../../forms/accepted.ts";
import { readAmount } from "../../forms/amounts.ts";
import { MoneyFormError } from "../../forms/MoneyFormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { EndingOffers } from "../../promotions/offers/EndingOffers.tsx";
import { PaymentPasswordField } from "../../security/PaymentPasswordField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Amount, formatAmount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import form from "../transfer/TransferForm.module.css";
import styles from "../WalletPane.module.css";
import {
  type MemberTransferValues,
  memberTransferProblem,
  memberTransferSchema,
  type TransferDirection,
} from "./memberTransferSchema.ts";
import { useTransferToMember } from "./useTransferToMember.ts";

interface Props {
  direction: TransferDirection;
  terms: MemberTransferForm_terms$key;
  wallet: MemberTransferForm_wallet$key;
}

const EMPTY: MemberTransferValues = { account: "", amount: "", remark: "", paymentPassword: "" };

/** Moves money to another member, with the payment password. */
export function MemberTransferForm({ direction, terms: termsKey, wallet: walletKey }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const terms = useFragment(
    graphql`
      fragment MemberTransferForm_terms on TransferTerms {
        upline {
          account
          nickname
        }
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
      }
    `,
    termsKey,
  );
  const { available } = useFragment(
    graphql`
      fragment MemberTransferForm_wallet on Wallet @throwOnFieldError {
        available {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    walletKey,
  );
  const [params] = useSearchParams();
  const [moved, setMoved] = useState("");
  const { upline, least, most, dailyCount, dailyCountLeft, dailyAmountLeft } = terms;
  const bounds = { least, most, dailyAmountLeft, available };
  const { currency } = available;
  const leavingOf = ({ amount }: MemberTransferValues) =>
    memberTransferProblem(intl, amount, bounds) ? null : readAmount(amount, intl.locale);
  const agent = upline && (upline.nickname ? `${upline.nickname} (${upline.account})` : upline.account);
  const submit = useTransferToMember(direction, ({ amount, account }, { startOver }) => {
    const exact = { amount: accepted(readAmount(amount, intl.locale)), currency };
    startOver({ ...EMPTY, account });
    const shown = { amount: formatAmount(exact, intl.locale), wallet: agent ?? account.trim() };
    setMoved(intl.formatMessage({ id: "transfer_done" }, shown));
  });
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        <FormattedMessage id={direction === "UPLINE" ? "member_transfer_upline" : "member_transfer_downline"} />
      </h2>
      <Formik<MemberTransferValues>
        initialValues={{ ...EMPTY, account: params.get(recipientParam) ?? "" }}
        validationSchema={memberTransferSchema(intl, { direction, ...bounds })}
        onSubmit={async (values, helpers) => {
          setMoved("");
          await submit(values, helpers);
        }}
      >
        {({ isSubmitting, values }) => {
          const leaving = leavingOf(values);
          return (
            <Form className={form.form} noValidate>
              {agent ? (
                <p>
                  <Text as="span" className={styles.label} text="member_transfer_receiver" />
                  <br />
                  <strong>{agent}</strong>
                </p>
              ) : (
                <TextField
                  name="account"
                  label={intl.formatMessage({ id: "member_transfer_account" })}
                  isName
                  maxLength={64}
                  required
                />
              )}
              <AmountField
                name="amount"
                label={intl.formatMessage({ id: "transfer_amount" })}
                currency={currency}
                required
                range={{ least, most }}
                available={available}
              />
              <EndingOffers amount={leaving} currency={currency} />
              <TextField
                name="remark"
                label={intl.formatMessage({ id: "member_transfer_remark" })}
                autoComplete="off"
                maxLength={50}
                isOptional
              />
              <PaymentPasswordField name="paymentPassword" label={intl.formatMessage({ id: "reg_payment_password" })} />
              <p className={styles.label}>
                <FormattedMessage
                  id="member_transfer_today"
                  values={{ left: dailyCountLeft, count: dailyCount, amount: <Amount {...dailyAmountLeft} /> }}
                />{" "}
                <FormattedMessage id="member_transfer_final" />
              </p>
              <MoneyFormError change={`transfer ${direction}`} />
              <Button type="submit" isWide isBusy={isSubmitting} disabled={dailyCountLeft === 0}>
                <AmountVerb
                  verb="transfer_submit"
                  exact="transfer_pay"
                  money={leaving === null ? null : { amount: leaving, currency }}
                />
              </Button>
              <p role="status" className={form.moved}>
                {moved}
              </p>
            </Form>
          );
        }}
      </Formik>
    </section>
  );
}
