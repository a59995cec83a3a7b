import { CircleCheck, Hourglass, Minus } from "lucide-react";
import { type ReactNode, use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutRow_payout$key } from "../../__generated__/PayoutRow_payout.graphql.ts";
import type { PayoutRowQuery } from "../../__generated__/PayoutRowQuery.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { formatPeriod } from "../../time/formatPeriod.ts";
import { Moment } from "../../time/Moment.tsx";
import { TimeZone } from "../../time/timeZone.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { OpeningRow } from "../../ui/table/OpeningRow.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import { formatRate } from "../formatRate.ts";
import { SideRows } from "../side/SideRows.tsx";
import { sideText } from "../side/side.ts";
import own from "./Contracts.module.css";
import { type ContractKind, hasPeriod } from "./contractKinds.ts";
import { Explanation } from "./Explanation.tsx";

/** The columns of the table of payouts. The platform sorts them, the latest period first. */
const columns: readonly Column[] = [
  { id: "agent_period", isTime: true },
  { id: "agent_account" },
  { id: "agent_status" },
  { id: "contracts_explain_base", isAmount: true },
  { id: "contracts_payout_rate", isAmount: true },
  { id: "transfer_amount", isAmount: true },
  { id: "record_settled", isTime: true },
];

/** The table of `PayoutRow`s. */
export const PayoutTable = ({ children }: { children: ReactNode }) => (
  <SideRows>
    <DataTable name="payouts" caption={<FormattedMessage id="contracts_view_payouts" />} columns={columns}>
      {children}
    </DataTable>
  </SideRows>
);

interface Props {
  payout: PayoutRow_payout$key;
  kind: ContractKind;
  /** It was paid to the agent: only accounts of the team have a page. */
  isOwn: boolean;
}

/** What a contract paid for a period. How the amount was worked out is in its panel; without room for one, the row opens. */
export function PayoutRow({ payout: key, kind, isOwn }: Props) {
  const intl = useIntl();
  const { id, account, periodStart, periodEnd, isRemainder, isPending, base, rate, amount, settledAt } = useFragment(
    graphql`
      fragment PayoutRow_payout on ContractPayout {
        id
        account
        periodStart
        periodEnd
        isRemainder
        isPending
        rate
        settledAt
        base {
          ...Money_amount @relay(mask: false)
        }
        amount {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const [look, Icon, text] =
    Number(amount.amount) === 0
      ? (["TERMINATED", Minus, "contracts_payout_nothing"] as const)
      : isPending
        ? (["PENDING_NEW", Hourglass, "contracts_payout_pending"] as const)
        : (["ACTIVE", CircleCheck, "contracts_payout_paid"] as const);
  const period = formatPeriod({ start: periodStart, end: periodEnd, isDays: hasPeriod(kind) }, use(TimeZone), intl);
  return (
    <OpeningRow
      name={period}
      columnCount={columns.length + 1}
      row={(opener) => (
        <DataRow name={`${period}, ${account}`} side={sideText(account, id)}>
          <DataCell heading="agent_period" place="lead">
            {opener}
          </DataCell>
          <DataCell heading="agent_account" place="note">
            {isOwn ? <span>{account}</span> : <AccountName account={account} />}
            {isRemainder && <Text as="small" text="contracts_remainder" />}
          </DataCell>
          <DataCell heading="agent_status" place="aside">
            <span className={own.state} data-state={look}>
              <Icon size={14} aria-hidden="true" />
              <FormattedMessage id={text} />
            </span>
          </DataCell>
          <DataCell heading="contracts_explain_base" isAmount>
            <Amount {...base} />
          </DataCell>
          <DataCell heading="contracts_payout_rate" isAmount>
            {rate == null ? "–" : formatRate(rate, intl)}
          </DataCell>
          <DataCell heading="transfer_amount" place="value" isAmount>
            <b>
              <Amount {...amount} />
            </b>
          </DataCell>
          <DataCell heading="record_settled">
            <Moment at={settledAt} />
          </DataCell>
        </DataRow>
      )}
    >
      <ScreenPart skeleton={<Skeleton style={{ height: "10rem" }} />}>
        <ExplanationPart id={id} kind={kind} />
      </ScreenPart>
    </OpeningRow>
  );
}

/** `Explanation` with a query of its own: the shares of all payouts of a page would cost too much. */
function ExplanationPart({ id, kind }: { id: string; kind: ContractKind }) {
  const { node } = useOwnQuery<PayoutRowQuery>(
    graphql`
      query PayoutRowQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ContractPayout @alias(as: "payout") {
            ...Explanation_payout
          }
        }
      }
    `,
    { id },
  );
  return node?.payout ? <Explanation payout={node.payout} kind={kind} /> : null;
}
