import { pointTypes } from "@atrium/schema/values";
import { use } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { PointRecordQuery } from "../../__generated__/PointRecordQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { exchangePresets, periodInput } from "../../records/period.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import styles from "../../records/Records.module.css";
import { declareSearch } from "../../records/search.ts";
import { useSearch } from "../../records/useSearch.ts";
import { PointChanges } from "../pointChanges.ts";
import { PointRow } from "./PointRow.tsx";

const pointSearch = declareSearch((read) => {
  const period = read.period(exchangePresets);
  const type = read.choice("type", pointTypes, "");
  return { period, type, filter: { period: periodInput(period), type: type || null } };
});

/** How the points changed, filtered by the address. */
export function PointRecord() {
  const { formatMessage } = useIntl();
  const search = useSearch(pointSearch);
  const { chosen, shown, set } = search;
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_details" })}>
      <RecordList
        state={search}
        filters={
          <>
            <PeriodFilter value={chosen.period} onChange={set} presets={exchangePresets} />
            <ChoiceFilter
              label="points_type"
              value={chosen.type}
              options={["", ...pointTypes]}
              textOf={(type) => `points_type_${type || "ALL"}`}
              onChange={(type) => set({ type })}
            />
          </>
        }
        query={graphql`
          query PointRecordQuery($filter: PointEntryFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: pointEntries(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...PointRow_entry
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        fetchKey={use(PointChanges)}
        pageOf={({ viewer }: PointRecordQuery["response"]) => viewer.member?.page}
        row={(entry) => <PointRow entry={entry} />}
        empty={<RecordEmpty title="points_details_none_title" text="points_details_none_text" />}
        file={{ input: { pointEntries: shown.filter }, name: "points.csv" }}
      />
    </section>
  );
}
