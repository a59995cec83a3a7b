import { ChevronDown, CircleCheck, Minus } from "lucide-react";
import { Suspense, use, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutRow_payout$key } from "../../__generated__/PayoutRow_payout.graphql.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { formatPeriod } from "../../time/formatPeriod.ts";
import { TimeZone } from "../../time/timeZone.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import own from "./Contracts.module.css";
import { type ContractKind, hasPeriod } from "./contractKinds.ts";
import { ExplanationPart } from "./ExplanationPart.tsx";

interface Props {
  payout: PayoutRow_payout$key;
  kind: ContractKind;
}

/** What a contract paid for a period. It opens to how the amount was worked out. */
export function PayoutRow({ payout: key, kind }: Props) {
  const intl = useIntl();
  const payout = useFragment(
    graphql`
      fragment PayoutRow_payout on ContractPayout {
        id
        account
        periodStart
        periodEnd
        isRemainder
        amount {
          amount
          currency
        }
      }
    `,
    key,
  );
  const { account, periodStart, periodEnd, isRemainder, amount } = payout;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isPaid = Number(amount.amount) > 0;
  return (
    <li className={own.item}>
      <button
        type="button"
        className={own.payout}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={own.period}>
          {formatPeriod({ start: periodStart, end: periodEnd, isDays: hasPeriod(kind) }, use(TimeZone), intl)}
        </span>
        <span className={own.account}>
          {account}
          {isRemainder && (
            <small className={own.outcome}>
              <FormattedMessage id="contracts_remainder" />
            </small>
          )}
        </span>
        <span className={own.state} data-state={isPaid ? "ACTIVE" : "TERMINATED"}>
          {isPaid ? <CircleCheck size={14} aria-hidden="true" /> : <Minus size={14} aria-hidden="true" />}
          <FormattedMessage id={isPaid ? "contracts_payout_paid" : "contracts_payout_nothing"} />
        </span>
        <b className={own.amount}>
          <Amount {...amount} />
        </b>
        <ChevronDown size={18} className={own.arrow} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={own.body}>
        {isOpen && (
          <ScreenBoundary>
            <Suspense fallback={<Skeleton style={{ height: "10rem" }} />}>
              <ExplanationPart id={payout.id} kind={kind} />
            </Suspense>
          </ScreenBoundary>
        )}
      </div>
    </li>
  );
}
