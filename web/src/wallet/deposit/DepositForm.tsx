import { Form, Formik } from "formik";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DepositForm_member$key } from "../../__generated__/DepositForm_member.graphql.ts";
import type { DepositFormMutation } from "../../__generated__/DepositFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { AmountChips } from "../../forms/AmountChips.tsx";
import { AmountField } from "../../forms/AmountField.tsx";
import { AmountVerb } from "../../forms/AmountVerb.tsx";
import { rangeProblem } from "../../forms/amountProblem.ts";
import { readAmount } from "../../forms/amounts.ts";
import { forgetTyped, KeepAmount, typedBefore } from "../../forms/KeepAmount.tsx";
import { MoneyFormError } from "../../forms/MoneyFormError.tsx";
import { DepositChoices } from "../../promotions/offers/DepositChoices.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import bar from "../../ui/layout/ActionBar.module.css";
import { PaneTitle } from "../../ui/layout/PaneTitle.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Cashier.module.css";
import { isFree } from "../fees.ts";
import { FeeSum } from "../payments/FeeSum.tsx";
import { DepositChannels } from "./DepositChannels.tsx";
import { type DepositValues, depositSchema } from "./depositSchema.ts";

interface Props {
  member: DepositForm_member$key;
  /** The platform's number of the promotion that the deposit is for. */
  promotionId: string | null;
  onOpened: (id: string) => void;
  onPromotion: (internalID: string) => void;
  /** Stands above the fields. */
  children: ReactNode;
}

/** An amount and a channel, the one of the last deposit first; then the platform says how to pay. */
export function DepositForm({ member: key, promotionId, onOpened, onPromotion, children }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const member = useFragment(
    graphql`
      fragment DepositForm_member on Member @throwOnFieldError {
        last: deposits(first: 1, filter: { period: { preset: LAST_30 } }) @catch(to: NULL) {
          edges {
            node {
              channelName
            }
          }
        }
        wallet {
          depositChannels {
            internalID
            name
            isAvailable
            isPlayedOnce
            least {
              ...Money_amount @relay(mask: false)
            }
            most {
              ...Money_amount @relay(mask: false)
            }
            feeRate
            feeFixed {
              amount
            }
            presets {
              amount
            }
            ...DepositChannels_channels
          }
        }
        ...DepositChoices_member
      }
    `,
    key,
  );
  const last = member.last?.edges[0]?.node.channelName;
  const channels = member.wallet.depositChannels.toSorted(
    (one, other) => Number(other.name === last) - Number(one.name === last),
  );
  const first = channels.find(({ isAvailable }) => isAvailable) ?? channels[0];
  const currency = first?.least.currency ?? "";
  const submit = useFormChange<DepositFormMutation, DepositValues>(
    graphql`
      mutation DepositFormMutation($input: CreateDepositInput!) {
        createDeposit(input: $input) {
          deposit {
            id
            ...DepositPayment_deposit
            ...DepositRow_deposit
          }
          userErrors {
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "deposit",
      variables({ channelId, amount: typed }) {
        const amount = readAmount(typed, intl.locale);
        return amount === null ? null : { input: { channelId, amount, promotionId } };
      },
      onDone({ createDeposit: { deposit } }) {
        if (!deposit) return;
        forgetTyped("deposit", currency);
        onOpened(deposit.id);
      },
    },
  );
  return (
    <Formik<DepositValues>
      initialValues={{ channelId: first?.internalID ?? "", amount: typedBefore("deposit", currency, intl.locale) }}
      validationSchema={depositSchema(intl, channels)}
      onSubmit={submit}
    >
      {({ values }) => {
        const channel = channels.find(({ internalID }) => internalID === values.channelId);
        const fees = channel && { feeRate: channel.feeRate, feeFixed: channel.feeFixed };
        const typed = readAmount(values.amount, intl.locale);
        const amount = channel && !rangeProblem(intl, values.amount, channel) ? typed : null;
        return (
          <Form className={styles.form} noValidate aria-labelledby={titleId}>
            <PaneTitle id={titleId}>
              <FormattedMessage id="deposit_title" />
            </PaneTitle>
            <KeepAmount form="deposit" currency={currency} />
            {children}
            {channel && (
              <>
                <AmountField
                  name="amount"
                  label={intl.formatMessage({ id: "deposit_amount" })}
                  currency={channel.least.currency}
                  range={channel}
                />
                <AmountChips
                  name="amount"
                  label={intl.formatMessage({ id: "deposit_presets" })}
                  amounts={channel.presets.map(({ amount: preset }) => preset)}
                  currency={channel.least.currency}
                />
              </>
            )}
            <DepositChannels channels={channels} selected={values.channelId} />
            {channel && (
              <>
                {channel.isPlayedOnce && <Text as="p" className={styles.note} text="deposit_played_once" />}
                {fees && !isFree(fees) && (
                  <FeeSum amount={amount} fees={fees} currency={channel.least.currency} label="deposit_credited" />
                )}
                {amount !== null && (
                  <DepositChoices member={member} amount={amount} chosen={promotionId} onChoose={onPromotion} />
                )}
              </>
            )}
            <div className={bar.bar}>
              <MoneyFormError change="deposit" />
              <SubmitButton isHeld={!channel?.isAvailable}>
                <AmountVerb
                  verb="deposit_submit"
                  exact="deposit_pay"
                  money={channel && amount !== null ? { ...channel.least, amount } : null}
                />
              </SubmitButton>
            </div>
          </Form>
        );
      }}
    </Formik>
  );
}
