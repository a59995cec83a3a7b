import { CircleOff, FileX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ContractScreenQuery } from "../../__generated__/ContractScreenQuery.graphql.ts";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../downline/Downline.module.css";
import { ListFailure } from "../report/ListFailure.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { ContractList } from "./ContractList.tsx";
import own from "./Contracts.module.css";
import { contractKinds } from "./contractKinds.ts";
import { contractViews, parseContractSearch, payoutFilter, writeContractSearch } from "./contractSearch.ts";
import { OfferBar } from "./OfferBar.tsx";
import { OwnContracts } from "./OwnContracts.tsx";
import { PayoutList } from "./PayoutList.tsx";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const PayoutFilters = lazyPart(async () => (await import("./PayoutFilters.tsx")).PayoutFilters, "agent");

/** The operator's switch of each kind. */
const switches = {
  DIVIDEND: "dividend",
  DAILY_SALARY: "dailySalary",
  HOURLY_SALARY: "hourlySalary",
  REAL_TIME_SALARY: "realTimeSalary",
} as const;

/** Contracts of one kind: those that the agent has received, those that the agent has offered, and what they paid. */
export function ContractScreen({ queryRef }: ScreenProps<ContractScreenQuery>) {
  const { formatMessage } = useIntl();
  const { site, viewer } = usePreloadedQuery<ContractScreenQuery>(
    graphql`
      query ContractScreenQuery(
        $kind: ContractKind!
        $hasOffered: Boolean!
        $hasPayouts: Boolean!
        $offered: AgentContractFilter!
        $payouts: ContractPayoutFilter!
        $first: Int!
        $after: String
      ) @preloadable {
        site {
          features @catch(to: NULL) {
            dividend
            dailySalary
            hourlySalary
            realTimeSalary
          }
          brand @catch(to: NULL) {
            timeZone
          }
        }
        viewer {
          agent {
            ...OwnContracts_agent @arguments(kind: $kind)
            offered: contracts(filter: $offered, first: $first, after: $after)
              @include(if: $hasOffered)
              @catch(to: RESULT) {
              ...ContractList_contracts
            }
            contractPayouts(filter: $payouts, first: $first, after: $after)
              @include(if: $hasPayouts)
              @catch(to: RESULT) {
              ...PayoutList_payouts
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { params, go, goToPage, isBusy } = useReportAddress();
  const kind = contractKinds.find((known) => known === queryRef.variables.kind) ?? contractKinds[0];
  const search = parseContractSearch(params);
  const { agent } = viewer;
  const { offered, contractPayouts: paid } = agent ?? {};
  const failure = offered?.ok === false ? failureOfField(offered.errors[0]) : undefined;
  const isOff = site.features?.[switches[kind]] === false;

  return (
    <div className={styles.screen}>
      <h2 className={styles.title}>
        <FormattedMessage id={`contracts_${kind}`} />
      </h2>
      <p className={own.about}>
        <FormattedMessage id={`contracts_about_${kind}`} />
      </p>
      {isOff && <EmptyState icon={<CircleOff size={30} />} title={<FormattedMessage id="contracts_off" />} />}
      {!isOff && agent && (
        <Tabs
          label={formatMessage({ id: `contracts_${kind}` })}
          tabs={contractViews.map((value) => ({ value, label: <FormattedMessage id={`contracts_view_${value}`} /> }))}
          selected={search.view}
          onSelect={(view) => go(writeContractSearch({ ...search, view }))}
        >
          <div className={own.view}>
            {search.view === "mine" && <OwnContracts agent={agent} />}
            {search.view === "offered" && (
              <OfferBar
                kind={kind}
                state={search.state}
                onState={(state) => go(writeContractSearch({ ...search, state }))}
              />
            )}
            {search.view === "offered" && offered?.ok && offered.value && (
              <ContractList
                contracts={offered.value}
                heading="holder"
                isBusy={isBusy}
                empty={
                  <EmptyState icon={<FileX size={30} />} title={<FormattedMessage id="contracts_offered_none" />}>
                    <FormattedMessage id="contracts_offered_none_text" />
                  </EmptyState>
                }
                onPage={goToPage}
              />
            )}
            {search.view === "payouts" && (
              <Report
                result={paid}
                isBusy={isBusy}
                filters={(refusals) => (
                  <PayoutFilters
                    kind={kind}
                    search={search}
                    refusals={refusals}
                    onSearch={(next) => go(writeContractSearch({ ...parseContractSearch(next), view: "payouts" }))}
                  />
                )}
              >
                {(payouts) => (
                  <PayoutList
                    payouts={payouts}
                    filter={payoutFilter(kind, search)}
                    kind={kind}
                    timeZone={site.brand?.timeZone ?? undefined}
                    isBusy={isBusy}
                    onPage={goToPage}
                  />
                )}
              </Report>
            )}
            {failure && <ListFailure error={failure} />}
          </div>
        </Tabs>
      )}
    </div>
  );
}
