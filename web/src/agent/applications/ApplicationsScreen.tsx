import { UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import type { ApplicationsScreenQuery } from "../../__generated__/ApplicationsScreenQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import contracts from "../contracts/Contracts.module.css";
import styles from "../downline/Downline.module.css";
import { RegisterPage } from "../register/RegisterPage.tsx";
import { ApplicationItem } from "./ApplicationItem.tsx";
import { applicationStates, applications, pageOfApplications } from "./applications.ts";

/** Applications to become an agent below the caller, who decides about them. */
export function ApplicationsScreen({ queryRef }: ScreenProps<ApplicationsScreenQuery>) {
  const state = useSearch(applications);
  return (
    <RegisterPage title="agent_applications" lead="agent_applications_about">
      <div className={styles.filters}>
        <ChoiceFilter
          label="agent_status"
          value={state.chosen.state}
          options={["", ...applicationStates]}
          textOf={(value) => (value === "" ? "all" : `agent_application_${value}`)}
          onChange={(value) => state.set({ state: value })}
        />
      </div>
      <RecordBoundary>
        <RecordPages
          state={state}
          queryRef={queryRef}
          query={graphql`
            query ApplicationsScreenQuery($state: AgentApplicationState, $first: Int!, $after: String) @preloadable {
              viewer {
                agent {
                  page: applications(state: $state, first: $first, after: $after) @catch(to: RESULT) {
                    edges {
                      node {
                        id
                        ...ApplicationItem_application
                      }
                    }
                    ...RecordList_page
                  }
                }
              }
            }
          `}
          variables={pageOfApplications}
          pageOf={({ viewer }: ApplicationsScreenQuery["response"]) => viewer.agent?.page}
          empty={<EmptyState icon={UserPlus} title="agent_applications_none" text="agent_applications_none_text" />}
          row={(application) => <ApplicationItem application={application} />}
          frame={(rows) => <ul className={contracts.list}>{rows}</ul>}
        />
      </RecordBoundary>
    </RegisterPage>
  );
}
