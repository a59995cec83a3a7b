import { Form, Formik } from "formik";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DepositChoices_member$key } from "../../__generated__/DepositChoices_member.graphql.ts";
import type { DepositForm_wallet$key } from "../../__generated__/DepositForm_wallet.graphql.ts";
import { rangeProblem } from "../../forms/amountProblem.ts";
import { readAmount } from "../../forms/amounts.ts";
import { MoneyFormError } from "../../forms/MoneyFormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { DepositChoices } from "../../promotions/offers/DepositChoices.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { DepositChannels } from "./DepositChannels.tsx";
import { DepositSum } from "./DepositSum.tsx";
import { type DepositValues, depositSchema } from "./depositSchema.ts";
import { PresetChips } from "./PresetChips.tsx";
import { useCreateDeposit } from "./useCreateDeposit.ts";

interface Props {
  wallet: DepositForm_wallet$key;
  member: DepositChoices_member$key;
  /** The platform's number of the promotion that the deposit is for. */
  promotionId: string | null;
  onOpened: (id: string) => void;
  onPromotion: (internalID: string) => void;
  /** Stands above the fields. */
  children: ReactNode;
}

/** A channel and an amount; then the platform says how to pay. */
export function DepositForm({ wallet: key, member, promotionId, onOpened, onPromotion, children }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const { depositChannels: channels } = useFragment(
    graphql`
      fragment DepositForm_wallet on Wallet @throwOnFieldError {
        depositChannels {
          internalID
          isAvailable
          isPlayedOnce
          least {
            amount
            currency
          }
          most {
            amount
            currency
          }
          presets {
            amount
            currency
          }
          ...DepositSum_channel
          ...DepositChannels_channels
        }
      }
    `,
    key,
  );
  const submit = useCreateDeposit(promotionId, onOpened);
  const first = channels.find(({ isAvailable }) => isAvailable) ?? channels[0];
  return (
    <Formik<DepositValues>
      initialValues={{ channelId: first?.internalID ?? "", amount: "" }}
      validationSchema={depositSchema(intl, channels)}
      onSubmit={submit}
    >
      {({ values }) => {
        const channel = channels.find(({ internalID }) => internalID === values.channelId);
        const typed = readAmount(values.amount, intl.locale);
        const amount = channel && !rangeProblem(intl, values.amount, channel) ? typed : null;
        return (
          <Form className={styles.form} noValidate aria-labelledby={titleId}>
            <h2 id={titleId} className={styles.title}>
              <FormattedMessage id="deposit_title" />
            </h2>
            {children}
            <DepositChannels channels={channels} />
            {channel && (
              <>
                <TextField
                  name="amount"
                  label={intl.formatMessage({ id: "deposit_amount" })}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  help={
                    <FormattedMessage
                      id="deposit_range"
                      values={{
                        least: formatAmount(channel.least, intl.locale),
                        most: formatAmount(channel.most, intl.locale),
                      }}
                    />
                  }
                />
                <PresetChips presets={channel.presets} />
                {channel.isPlayedOnce && (
                  <p className={styles.note}>
                    <FormattedMessage id="deposit_played_once" />
                  </p>
                )}
                <DepositSum channel={channel} amount={amount} />
                {amount !== null && (
                  <DepositChoices member={member} amount={amount} chosen={promotionId} onChoose={onPromotion} />
                )}
              </>
            )}
            <MoneyFormError change="deposit" />
            <SubmitButton isHeld={!channel?.isAvailable}>
              <FormattedMessage id="deposit_submit" />
            </SubmitButton>
          </Form>
        );
      }}
    </Formik>
  );
}
