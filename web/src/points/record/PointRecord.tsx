import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { PointRecordQuery } from "../../__generated__/PointRecordQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { DaysNotePart } from "../../records/DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../../records/FilteredRecord.tsx";
import { KnownPage } from "../../records/FirstPage.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { exchangePresets } from "../../records/period.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordPage } from "../../records/RecordPage.tsx";
import styles from "../../records/Records.module.css";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { PointChanges } from "../pointChanges.ts";
import { PointRow } from "./PointRow.tsx";
import { pointFilter, pointSearchIn, pointTypes, typeParam } from "./pointSearch.ts";

/** How the points changed, filtered by the address. */
export function PointRecord() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_details" })}>
      <FilteredRecord Filters={Filters} Answer={Answer} fetchKey={use(PointChanges)} />
    </section>
  );
}

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = pointSearchIn(params);
  return (
    <>
      <PeriodFilter search={search} onChange={onFilter} presets={exchangePresets} />
      <FilterSelect
        label={<FormattedMessage id="points_type" />}
        value={search.type}
        options={(["", ...pointTypes] as const).map((value) => ({
          value,
          label: formatMessage({ id: `points_type_${value || "ALL"}` }),
        }))}
        onChange={(value) => onFilter({ [typeParam]: value })}
      />
      <DaysNotePart hasTimes />
    </>
  );
}

function Answer({ params, after, fetchKey }: RecordAnswerProps) {
  const filter = pointFilter(pointSearchIn(params));
  const { viewer } = useOwnQuery<PointRecordQuery>(
    graphql`
      query PointRecordQuery($filter: PointEntryFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: pointEntries(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...PointRow_entry
                }
              }
              pageInfo {
                ...RecordPage_pageInfo
              }
              pageCursors {
                ...Pagination_cursors
              }
            }
          }
        }
      }
    `,
    { filter, after },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  if (!viewer.member) return null;
  return (
    <KnownPage page={viewer.member.page} params={params}>
      {(page) =>
        page.totalCount === 0 ? (
          <RecordEmpty title="points_details_none_title" text="points_details_none_text" />
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            file={<RecordExport input={{ pointEntries: filter }} name="points.csv" />}
          >
            {page.edges.map(({ node }) => (
              <PointRow key={node.id} entry={node} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
