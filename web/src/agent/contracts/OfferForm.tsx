import { Form, Formik } from "formik";
import { FileQuestionMark } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OfferForm_own$key } from "../../__generated__/OfferForm_own.graphql.ts";
import type { useNextOffer_contract$key } from "../../__generated__/useNextOffer_contract.graphql.ts";
import { AmountField } from "../../forms/AmountField.tsx";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { Field } from "../../forms/Field.tsx";
import { FocusOnFault } from "../../forms/FocusOnFault.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import field from "../../forms/TextField.module.css";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import styles from "../downline/Downline.module.css";
import { forgetDraft } from "../drafts/drafts.ts";
import { KeepDraft } from "../drafts/KeepDraft.tsx";
import { RateField } from "../RateField.tsx";
import { SuggestingField } from "../report/AccountFilter.tsx";
import type { Suggestion } from "../report/useSuggestions.ts";
import own from "./Contracts.module.css";
import { TermsList } from "./ContractTerms.tsx";
import { type ContractKind, contractPeriods, hasPeriod } from "./contractKinds.ts";
import { type OfferBounds, offerSchema } from "./offerSchema.ts";
import { emptyOffer, type OfferValues, offerDraft, plainTerms } from "./offerValues.ts";
import { StepFields } from "./StepFields.tsx";
import { useNextOffer } from "./useNextOffer.ts";
import { type CheckedOffer, useOfferContract } from "./useOfferContract.ts";

const loadReview = () => import("./TermsReview.tsx");
const EndingTerms = lazyPart(async () => (await loadReview()).EndingTerms, "agent");
const TermsReview = lazyPart(async () => (await loadReview()).TermsReview, "agent");

interface Props {
  kind: ContractKind;
  own: OfferForm_own$key;
  /** Who is offered the contract at first. */
  account: string | undefined;
  /** The present contract, when the offer is its next version. The form begins with its terms. */
  before: useNextOffer_contract$key | undefined;
  /** The key of its draft. */
  draft: string;
  onOffered: (account: string) => void;
}

/** Whether an account can be offered a contract. */
const isDirectAgent = ({ kind, level }: Suggestion) => kind !== "PLAYER" && level === 1;

/** An offer to an agent right below. The gateway says first which contracts below would end; then it is confirmed. */
export function OfferForm({ kind, own: key, account, before, draft, onOffered }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { formatMessage } = intl;
  const { currency, openStake, paidOnRequest, period, ...mine } = useFragment(
    graphql`
      fragment OfferForm_own on AgentContract {
        currency
        openStake {
          ...Money_amount @relay(mask: false)
        }
        paidOnRequest
        period
        terms {
          ...contractTerms_terms
        }
      }
    `,
    key,
  );
  const terms = contractTermsOf(mine.terms);
  const isHourly = kind === "HOURLY_SALARY";
  // Null where the platform pays nothing on request.
  const knowsRequests = paidOnRequest !== null && paidOnRequest !== undefined;
  const bounds = {
    amount: openStake,
    rate: terms.tiers?.at(-1)?.rate ?? "0",
    profitRate: terms.profitRate ?? "0",
    lossRate: terms.lossRate ?? "0",
  };
  const settled = contractPeriods.find((known) => known === period);
  const [empty] = useState(useNextOffer(before) ?? emptyOffer(account, settled));
  const [asked, setAsked] = useState<CheckedOffer | null>(null);
  const [isSending, setSending] = useState(false);
  // It is there when the offer is reviewed.
  useEffect(() => void loadReview().catch(() => undefined), []);
  const { check, confirm } = useOfferContract(kind, {
    onChecked: setAsked,
    onOffered(offered) {
      forgetDraft(draft);
      onOffered(offered);
    },
  });
  const send = async (offer: CheckedOffer) => {
    setSending(true);
    await confirm(offer);
    setSending(false);
    setAsked(null);
  };
  return (
    <Formik<OfferValues>
      initialValues={empty}
      validationSchema={offerSchema(intl, kind, bounds)}
      onSubmit={(values, helpers) => check(values, helpers)}
    >
      {({ isSubmitting }) => (
        <Form ref={form} className={styles.form} noValidate>
          <FocusOnFault form={form} />
          <KeepDraft draft={draft} form={offerDraft} />
          <Field
            name="account"
            label={formatMessage({ id: "agent_account" })}
            help={<FormattedMessage id="contracts_offer_account" />}
            required
          >
            {({ value, ...control }, onType) => (
              <SuggestingField
                typed={value}
                onType={onType}
                isMeant={isDirectAgent}
                input={{
                  ...control,
                  className: field.input,
                  autoComplete: "off",
                  autoCapitalize: "none",
                  spellCheck: false,
                  maxLength: 32,
                }}
              />
            )}
          </Field>
          {hasPeriod(kind) && (
            <SelectField
              name="period"
              label={formatMessage({ id: "contracts_settled" })}
              options={contractPeriods.map((value) => ({
                value,
                label: formatMessage({ id: `contracts_period_${value}` }),
              }))}
            />
          )}
          {kind === "REAL_TIME_SALARY" ? (
            <RealTimeFields bounds={bounds} currency={currency} />
          ) : (
            <StepFields most={bounds.rate} currency={currency} isHourly={isHourly} />
          )}
          {knowsRequests && (
            <CheckboxField name="paidOnRequest">
              <FormattedMessage id="contracts_paid_on_request" />
            </CheckboxField>
          )}
          <div className={own.review}>
            <section>
              <Text as="h3" text="contracts_review_own" />
              <TermsList terms={terms} currency={currency} isHourly={isHourly} />
              {settled && <Text as="p" text={`contracts_period_${settled}`} />}
            </section>
          </div>
          <FormError />
          <Button type="submit" isBusy={isSubmitting} text="contracts_offer_check" />
          {asked && (
            <ConfirmDialogOnDemand
              icon={<FileQuestionMark size={26} />}
              title={<FormattedMessage id="contracts_offer_ask" values={{ account: asked.values.account.trim() }} />}
              confirm={<FormattedMessage id="contracts_offer_send" />}
              isBusy={isSending}
              isWide
              isDanger={asked.ending.length > 0}
              onConfirm={() => void send(asked)}
              onClose={() => setAsked(null)}
            >
              <Text as="p" text="contracts_offer_ask_text" values={{ account: asked.values.account.trim() }} />
              {asked.ending.length > 0 && (
                <FormattedMessage
                  id="contracts_ending_offer"
                  values={{ accounts: intl.formatList(asked.ending.map(({ account }) => account)) }}
                />
              )}
              <Suspense>
                {asked.ending.length > 0 && (
                  <EndingTerms ending={asked.ending} currency={currency} isHourly={isHourly} />
                )}
                <TermsReview
                  kind={kind}
                  account={asked.values.account.trim()}
                  period={hasPeriod(kind) ? asked.values.period : null}
                  paidOnRequest={knowsRequests ? asked.values.paidOnRequest : null}
                  terms={plainTerms(kind, asked.values, intl.locale)}
                  currency={currency}
                />
              </Suspense>
            </ConfirmDialogOnDemand>
          )}
        </Form>
      )}
    </Formik>
  );
}

/** The terms of a contract that pays for each bet. */
function RealTimeFields({ bounds, currency }: { bounds: OfferBounds; currency: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <RateField name="profitRate" label="contracts_profit_rate" most={bounds.profitRate} />
      <RateField name="lossRate" label="contracts_loss_rate" most={bounds.lossRate} />
      <AmountField
        name="singleBetAmount"
        label={formatMessage({ id: "contracts_single_bet" })}
        currency={currency}
        isOptional
      />
    </>
  );
}
