import { MailCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { RequestsScreenQuery } from "../../__generated__/RequestsScreenQuery.graphql.ts";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../downline/Downline.module.css";
import { ListFailure } from "../report/ListFailure.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { ContractList } from "./ContractList.tsx";

/** Offers of all kinds that wait for the agent's answer. */
export function RequestsScreen({ queryRef }: ScreenProps<RequestsScreenQuery>) {
  const { viewer } = usePreloadedQuery<RequestsScreenQuery>(
    graphql`
      query RequestsScreenQuery($first: Int!, $after: String) @preloadable {
        viewer {
          agent {
            contractRequests(first: $first, after: $after) @catch(to: RESULT) {
              ...ContractList_contracts
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { isBusy, goToPage } = useReportAddress();
  const result = viewer.agent?.contractRequests;
  return (
    <div className={styles.screen}>
      <h2 className={styles.title}>
        <FormattedMessage id="contracts_requests" />
      </h2>
      {result?.ok && result.value && (
        <ContractList
          contracts={result.value}
          heading="kind"
          isOpen
          isBusy={isBusy}
          empty={
            <EmptyState icon={<MailCheck size={30} />} title={<FormattedMessage id="contracts_requests_none" />}>
              <FormattedMessage id="contracts_requests_none_text" />
            </EmptyState>
          }
          onPage={goToPage}
        />
      )}
      {result?.ok === false && <ListFailure error={failureOfField(result.errors[0])} />}
    </div>
  );
}
