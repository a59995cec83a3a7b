import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { RedeemRecordQuery } from "../../__generated__/RedeemRecordQuery.graphql.ts";
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
import { RedeemRow } from "./RedeemRow.tsx";
import { redeemFilter, redeemSearchIn, redeemStatuses, statusParam } from "./redeemSearch.ts";

/** The redeem history, filtered by the address. */
export function RedeemRecord() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_redeems" })}>
      <FilteredRecord Filters={Filters} Answer={Answer} fetchKey={use(PointChanges)} />
    </section>
  );
}

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = redeemSearchIn(params);
  return (
    <>
      <PeriodFilter search={search} onChange={onFilter} presets={exchangePresets} />
      <FilterSelect
        label={<FormattedMessage id="points_status" />}
        value={search.status}
        options={(["", ...redeemStatuses] as const).map((value) => ({
          value,
          label: formatMessage({ id: `points_status_${value || "ALL"}` }),
        }))}
        onChange={(value) => onFilter({ [statusParam]: value })}
      />
      <DaysNotePart hasTimes />
    </>
  );
}

function Answer({ params, after, fetchKey }: RecordAnswerProps) {
  const filter = redeemFilter(redeemSearchIn(params));
  const { viewer } = useOwnQuery<RedeemRecordQuery>(
    graphql`
      query RedeemRecordQuery($filter: PointRedeemFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: pointRedeems(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...RedeemRow_redeem
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
          <RecordEmpty title="points_redeems_none_title" text="points_redeems_none_text" />
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            file={<RecordExport input={{ pointRedeems: filter }} name="redeem-history.csv" />}
          >
            {page.edges.map(({ node }) => (
              <RedeemRow key={node.id} redeem={node} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
