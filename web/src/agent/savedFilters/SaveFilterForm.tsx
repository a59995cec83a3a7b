import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { SaveFilterFormMutation } from "../../__generated__/SaveFilterFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { type FilterName, FilterNameForm } from "./FilterNameForm.tsx";
import styles from "./SavedFilters.module.css";
import type { AgentReport } from "./savedFilter.ts";

/** Saves the present filters of a report under a name. */
export function SaveFilterForm({ report, query }: { report: AgentReport; query: string }) {
  const { formatMessage } = useIntl();
  const [isSaved, setSaved] = useState(false);
  const submit = useFormChange<SaveFilterFormMutation, FilterName>(
    graphql`
      mutation SaveFilterFormMutation($input: SaveFilterInput!) {
        saveFilter(input: $input) {
          agent {
            ...SavedFilterList_agent
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ name }) => ({ input: { report, name: name.trim(), query } }),
      onDone(_response, _values, { startOver }) {
        startOver();
        setSaved(true);
      },
    },
  );
  return (
    <section className={styles.screen}>
      <FilterNameForm
        name=""
        label={formatMessage({ id: "agent_filters_name" })}
        submit={formatMessage({ id: "agent_filters_save" })}
        onSubmit={submit}
      />
      <p role="status" className={styles.note}>
        {isSaved && <FormattedMessage id="agent_filters_saved" />}
      </p>
    </section>
  );
}
