import { MailCheck } from "lucide-react";
import { graphql } from "react-relay";
import type { RequestsScreenQuery } from "../../__generated__/RequestsScreenQuery.graphql.ts";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { ContractCount } from "./ContractCount.tsx";
import { ContractItem } from "./ContractItem.tsx";
import own from "./Contracts.module.css";
import { pageOfRequests, requests } from "./contracts.ts";

/** Offers of all kinds that wait for the agent's answer. */
export function RequestsScreen({ queryRef }: ScreenProps<RequestsScreenQuery>) {
  const state = useSearch(requests);
  return (
    <div className={styles.screen}>
      <Text as="h2" className={styles.title} text="contracts_requests" />
      <RecordBoundary>
        <RecordPages
          state={state}
          queryRef={queryRef}
          query={graphql`
            query RequestsScreenQuery($first: Int!, $after: String) @preloadable {
              viewer {
                agent {
                  page: contractRequests(first: $first, after: $after) @catch(to: RESULT) {
                    totalCount
                    edges {
                      node {
                        id
                        ...ContractItem_contract
                      }
                    }
                    ...RecordList_page
                  }
                }
              }
            }
          `}
          variables={pageOfRequests}
          pageOf={({ viewer }: RequestsScreenQuery["response"]) => viewer.agent?.page}
          empty={<EmptyState icon={MailCheck} title="contracts_requests_none" text="contracts_requests_none_text" />}
          sums={({ totalCount }) => <ContractCount count={totalCount} />}
          row={(contract) => <ContractItem contract={contract} heading="kind" isOpen />}
          frame={(rows) => <ul className={own.list}>{rows}</ul>}
        />
      </RecordBoundary>
    </div>
  );
}
