import { ExternalLink } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { DepositPayment_deposit$key } from "../../__generated__/DepositPayment_deposit.graphql.ts";
import type { DepositPaymentCancelMutation } from "../../__generated__/DepositPaymentCancelMutation.graphql.ts";
import { memberParam } from "../../caller/memberAddress.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { compare } from "../../forms/amounts.ts";
import { DepositOffers } from "../../promotions/offers/DepositOffers.tsx";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { isRecent } from "../../time/isRecent.ts";
import { Moment } from "../../time/Moment.tsx";
import button from "../../ui/button/Button.module.css";
import { Button } from "../../ui/button/Button.tsx";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import { linkButton } from "../../ui/button/linkButton.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import styles from "../Cashier.module.css";
import { PaymentTimeLeft } from "../PaymentTimeLeft.tsx";
import { DepositStateMark } from "./DepositStateMark.tsx";
import { depositParams } from "./depositSearch.ts";

const FirstDeposit = lazyPart(async () => (await import("./FirstDeposit.tsx")).FirstDeposit);
const PayQr = lazyPart(async () => (await import("./PayQr.tsx")).PayQr);

/** What is to pay and how, with the time that is left. */
export function DepositPayment({ deposit: key }: { deposit: DepositPayment_deposit$key }) {
  const { formatMessage } = useIntl();
  const deposit = useFragment(
    graphql`
      fragment DepositPayment_deposit on Deposit {
        id
        internalID
        channelName
        amount {
          ...Money_amount @relay(mask: false)
        }
        fee {
          ...Money_amount @relay(mask: false)
        }
        credited {
          ...Money_amount @relay(mask: false)
        }
        state
        createdAt
        endedAt
        expiresAt
        returnedAt
        payUrl
        qrContent
        bankAccount {
          bankName
          holder
          number
          reference
        }
        turnoverRequired {
          ...Money_amount @relay(mask: false)
        }
        turnoverDone {
          ...Money_amount @relay(mask: false)
        }
        ...DepositOffers_deposit
      }
    `,
    key,
  );
  const {
    id,
    internalID,
    channelName,
    amount,
    fee,
    credited,
    state,
    createdAt,
    endedAt,
    expiresAt,
    returnedAt,
    payUrl,
    qrContent,
    bankAccount,
  } = deposit;
  const { change, isBusy, failure } = useChange<DepositPaymentCancelMutation>(
    graphql`
      mutation DepositPaymentCancelMutation($input: CancelDepositInput!) {
        cancelDeposit(input: $input) {
          deposit {
            ...DepositPayment_deposit
            ...DepositRow_deposit
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const { turnoverRequired: required, turnoverDone: done } = deposit;
  const payPage = payUrl ?? pageIn(qrContent);
  // The game under the member centre, on its page or over home; else home.
  const { pathname, search } = useLocation();
  const under = new URLSearchParams(search);
  for (const name of [memberParam, depositParams.id]) under.delete(name);
  const toPlay = ["/", "/game"].includes(pathname) ? { pathname, search: String(under) } : "/";
  const isOpen = state === "CREATED" || state === "PENDING";
  const rows = bankAccount
    ? ([
        ["bank", bankAccount.bankName],
        ["holder", bankAccount.holder],
        ["number", bankAccount.number],
        ["reference", bankAccount.reference],
      ] as const)
    : [];
  return (
    <section className={styles.payment} aria-label={channelName}>
      <p className={styles.channelName}>{channelName}</p>
      <p className={styles.amount}>
        <Amount {...amount} />
        {bankAccount && <CopyButton text={amount.amount} name={formatMessage({ id: "deposit_amount" })} />}
      </p>
      <p role="status">
        <DepositStateMark state={state} returnedAt={returnedAt} />
      </p>
      {state === "SUCCESS" && isRecent(endedAt) && (
        <QuietPart>
          <FirstDeposit id={id} credited={credited} />
        </QuietPart>
      )}
      {isOpen && <PaymentTimeLeft until={expiresAt} />}
      {qrContent && (
        <Suspense fallback={<div className={styles.qrPlace} />}>
          <PayQr content={qrContent} />
        </Suspense>
      )}
      {payPage && (
        <a className={linkButton("primary", "wide")} href={payPage} target="_blank" rel="noopener noreferrer">
          <span className={button.label}>
            <FormattedMessage id="deposit_open_page" /> <ExternalLink size={18} aria-hidden="true" />
          </span>
        </a>
      )}
      {bankAccount && isOpen && <Text as="p" text="deposit_bank_note" />}
      {rows.length > 0 && (
        <dl className={styles.details}>
          {rows.map(([name, value]) => (
            <FactLine key={name} name={`deposit_${name}`}>
              {value} <CopyButton text={value} name={formatMessage({ id: `deposit_${name}` })} />
            </FactLine>
          ))}
        </dl>
      )}
      {isOpen && <Text as="p" className={styles.note} text="deposit_next" />}
      <dl className={styles.details}>
        {bankAccount?.reference !== internalID && <FactLine name="deposit_id">{internalID}</FactLine>}
        <FactLine name="deposit_at">
          <Moment at={createdAt} />
        </FactLine>
      </dl>
      {(returnedAt || state === "EXPIRED" || state === "FAILED") && (
        <Text as="p" className={styles.note} text={returnedAt ? "deposit_returned" : `deposit_over_${state}`} />
      )}
      {(isOpen || state === "SUCCESS") && compare(fee.amount, "0") !== 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id={isOpen ? "deposit_after_fee" : "deposit_fee_kept"}
            values={{ fee: <Amount {...fee} />, credited: <Amount {...credited} /> }}
          />
        </p>
      )}
      {compare(done.amount, required.amount) !== 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="deposit_turnover"
            values={{ done: <Amount {...done} />, required: <Amount {...required} /> }}
          />
        </p>
      )}
      <DepositOffers deposit={deposit} />
      {state === "SUCCESS" && <TextLink to={toPlay} className={linkButton("primary", "wide")} text="games_play" />}
      {isOpen && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => change({ input: { depositId: id } })}
          text="deposit_cancel"
        />
      )}
      <FailureNote failure={failure} />
    </section>
  );
}

/** The page that a QR code leads to. Most codes are read by banking apps only. */
const pageIn = (qrContent: string | null | undefined) =>
  qrContent && /^https?:$/.test(URL.parse(qrContent)?.protocol ?? "") ? qrContent : null;
