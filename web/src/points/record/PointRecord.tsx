import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { PointRecordQuery } from "../../__generated__/PointRecordQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { DaysNotePart } from "../../records/DaysNotePart.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { exchangePresets } from "../../records/period.ts";
import { RecordSkeleton } from "../../records/RecordSkeleton.tsx";
import styles from "../../records/Records.module.css";
import { afterParam, useRecordAddress } from "../../records/useRecordAddress.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { PointRecordList } from "./PointRecordList.tsx";
import { PointRecordPage } from "./PointRecordPage.tsx";
import { pointFilter, pointSearchIn, pointTypes, typeParam } from "./pointSearch.ts";

/** How the points changed, filtered by the address. */
export function PointRecord() {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  const search = pointSearchIn(params);
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_details" })}>
      <FilterRow>
        <PeriodFilter search={search} onChange={filter} presets={exchangePresets} />
        <FilterSelect
          label={<FormattedMessage id="points_type" />}
          value={search.type}
          options={(["", ...pointTypes] as const).map((value) => ({
            value,
            label: formatMessage({ id: `points_type_${value || "ALL"}` }),
          }))}
          onChange={(value) => filter({ [typeParam]: value })}
        />
        <DaysNotePart />
      </FilterRow>
      <ScreenBoundary>
        <Suspense fallback={<RecordSkeleton />}>
          <Answer params={shown} isBusy={isBusy} onPage={goToPage} />
        </Suspense>
      </ScreenBoundary>
      <RecordExport input={{ pointEntries: pointFilter(search) }} name="points.csv" />
    </section>
  );
}

interface AnswerProps {
  params: URLSearchParams;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

function Answer({ params, isBusy, onPage }: AnswerProps) {
  const isEndless = usePhone();
  const { viewer } = useOwnQuery<PointRecordQuery>(
    graphql`
      query PointRecordQuery($filter: PointEntryFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: pointEntries(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) {
              ...PointRecordPage_record
            }
            ...PointRecordList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter: pointFilter(pointSearchIn(params)), after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  if (endless) return <PointRecordList member={endless} isBusy={isBusy} />;
  return page ? <PointRecordPage record={page} isBusy={isBusy} onPage={onPage} /> : null;
}
