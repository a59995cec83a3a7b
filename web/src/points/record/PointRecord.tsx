import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { PointRecordQuery } from "../../__generated__/PointRecordQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { DaysNotePart } from "../../records/DaysNotePart.tsx";
import { FirstPage, knownPage } from "../../records/FirstPage.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { exchangePresets } from "../../records/period.ts";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import styles from "../../records/Records.module.css";
import { afterParam, useRecordAddress } from "../../records/useRecordAddress.ts";
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
        <DaysNotePart hasTimes />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} onPage={goToPage} />
      </RecordBoundary>
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
  const filter = pointFilter(pointSearchIn(params));
  const { viewer } = useOwnQuery<PointRecordQuery>(
    graphql`
      query PointRecordQuery($filter: PointEntryFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: pointEntries(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...PointRecordPage_record
            }
            ...PointRecordList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ pointEntries: filter }} name="points.csv" /> };
  if (endless) return <PointRecordList member={endless} {...shared} />;
  if (!page) return null;
  const known = knownPage(page, params);
  return known ? <PointRecordPage record={known} onPage={onPage} {...shared} /> : <FirstPage />;
}
