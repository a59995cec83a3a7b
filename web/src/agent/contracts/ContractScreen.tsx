import { CircleOff, FileX, ReceiptText } from "lucide-react";
import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ContractScreenQuery } from "../../__generated__/ContractScreenQuery.graphql.ts";
import { DaysNote } from "../../records/DaysNote.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import { AccountFilter } from "../report/AccountFilter.tsx";
import report from "../report/Report.module.css";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";
import { RowsChoice } from "../report/RowsChoice.tsx";
import { ContractCount } from "./ContractCount.tsx";
import own from "./Contracts.module.css";
import { AgentFeatures, contractKinds, contractStates, switchOf } from "./contractKinds.ts";
import { contracts, contractViews, pageOfContracts, payoutFilter } from "./contracts.ts";
import { OfferButton } from "./OfferButton.tsx";
import { OfferedRow, OfferedTable } from "./OfferedRow.tsx";
import { OwnContracts } from "./OwnContracts.tsx";

const loadPayouts = () => import("./PayoutRow.tsx");
const PayoutTable = lazyPart(async () => (await loadPayouts()).PayoutTable, "agent");
const PayoutRow = lazyPart(async () => (await loadPayouts()).PayoutRow, "agent");

type Answer = ContractScreenQuery["response"];

const query = graphql`
  query ContractScreenQuery(
    $kind: ContractKind!
    $hasMine: Boolean!
    $hasOffered: Boolean!
    $hasPayouts: Boolean!
    $offered: AgentContractFilter!
    $payouts: ContractPayoutFilter!
    $first: Int!
    $after: String
  ) @preloadable {
    viewer {
      agent {
        ...OwnContracts_agent @arguments(kind: $kind) @include(if: $hasMine) @alias(as: "mine")
        offered: contracts(filter: $offered, first: $first, after: $after)
          @include(if: $hasOffered)
          @catch(to: RESULT) {
          totalCount
          edges {
            node {
              id
              ...OfferedRow_contract
            }
          }
          ...RecordList_page
        }
        paid: contractPayouts(filter: $payouts, first: $first, after: $after)
          @include(if: $hasPayouts)
          @catch(to: RESULT) {
          edges {
            node {
              id
              ...PayoutRow_payout
            }
          }
          totalCount
          ...RecordList_page
          totalAmount {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    }
  }
`;

/** Contracts of one kind: those that the agent has received, those that the agent has offered, and what they paid. */
export function ContractScreen({ queryRef }: ScreenProps<ContractScreenQuery>) {
  const { formatMessage } = useIntl();
  const { viewer } = usePreloadedQuery<ContractScreenQuery>(query, queryRef);
  const kind = contractKinds.find((known) => known === queryRef.variables.kind) ?? contractKinds[0];
  const state = useSearch(contracts);
  const { chosen, shown, set } = state;
  const { agent } = viewer;
  const isOff = use(AgentFeatures)?.[switchOf[kind]] === false;
  const rowsChoice = <RowsChoice list="contracts" onChange={() => set({})} />;
  const list = { state, query, queryRef, variables: pageOfContracts(kind) };

  return (
    <div className={styles.screen}>
      <div className={report.head}>
        <Text as="h2" className={styles.title} text={`contracts_${kind}`} />
        {shown.view === "payouts" && <DaysNote hasTimes />}
      </div>
      <Text as="p" className={own.about} text={`contracts_about_${kind}`} />
      {isOff && <EmptyState icon={CircleOff} title="contracts_off" />}
      {!isOff && agent && (
        <Tabs
          label={formatMessage({ id: `contracts_${kind}` })}
          tabs={contractViews.map((value) => ({ value, label: <FormattedMessage id={`contracts_view_${value}`} /> }))}
          selected={shown.view}
          onSelect={(view) => set({ view })}
        >
          <div className={own.view}>
            {agent.mine && <OwnContracts agent={agent.mine} />}
            {shown.view === "offered" && (
              <>
                <div className={styles.head}>
                  <FilterSelect
                    label={<FormattedMessage id="agent_status" />}
                    value={chosen.state}
                    options={(["", ...contractStates] as const).map((value) => ({
                      value,
                      label: formatMessage({ id: value === "" ? "record_all_states" : `contracts_state_${value}` }),
                    }))}
                    onChange={(wanted) => set({ state: wanted })}
                  />
                  <OfferButton kind={kind} />
                </div>
                {chosen.account !== "" && (
                  <p className={styles.note}>
                    <FormattedMessage id="agent_account" /> <AccountName account={chosen.account} />{" "}
                    <Button variant="ghost" size="sm" onClick={() => set({ account: "" })} text="agent_reset" />
                  </p>
                )}
                <RecordBoundary>
                  <RecordPages
                    {...list}
                    pageOf={(answer: Answer) => answer.viewer.agent?.offered}
                    empty={
                      <EmptyState icon={FileX} title="contracts_offered_none" text="contracts_offered_none_text" />
                    }
                    sums={({ totalCount }) => <ContractCount count={totalCount} />}
                    row={(contract) => <OfferedRow contract={contract} />}
                    frame={(rows) => <OfferedTable>{rows}</OfferedTable>}
                    tools={rowsChoice}
                  />
                </RecordBoundary>
              </>
            )}
            {shown.view === "payouts" && (
              <Report
                filters={
                  <ReportFilters report={kind} state={state} kept={{ view: "payouts" }}>
                    <PeriodFilter value={chosen.period} onChange={set} />
                    <AccountFilter value={chosen.account} hint="contracts_own_payouts" />
                  </ReportFilters>
                }
              >
                <RecordPages
                  {...list}
                  pageOf={(answer: Answer) => answer.viewer.agent?.paid}
                  empty={
                    <EmptyState
                      icon={ReceiptText}
                      title="contracts_payouts_none"
                      text={`contracts_payouts_none_${kind}`}
                    />
                  }
                  sums={({ totalCount, totalAmount }) => (
                    <ReportTotals
                      count={<FormattedMessage id="contracts_payouts_count" values={{ count: totalCount }} />}
                      sums={[{ name: "contracts_payouts_total", value: <Amount {...totalAmount} /> }]}
                    />
                  )}
                  row={(payout) => <PayoutRow payout={payout} kind={kind} isOwn={shown.account === ""} />}
                  frame={(rows) => <PayoutTable>{rows}</PayoutTable>}
                  tools={rowsChoice}
                  file={{ input: { contractPayouts: payoutFilter(kind, shown) }, name: "contract-payouts.csv" }}
                />
              </Report>
            )}
          </div>
        </Tabs>
      )}
    </div>
  );
}
