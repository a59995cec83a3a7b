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
import styles from "../../records/Records.module.css";
import { afterParam } from "../../records/useRecordAddress.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { PointChanges } from "../pointChanges.ts";
import { PointRecordList } from "./PointRecordList.tsx";
import { PointRecordPage } from "./PointRecordPage.tsx";
import { pointFilter, pointSearchIn, pointTypes, typeParam } from "./pointSearch.ts";

/** How the points changed, filtered by the address. */
export function PointRecord() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_details" })}>
      <FilteredRecord Filters={Filters} Answer={Answer} />
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

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
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
    { fetchPolicy: "store-and-network", fetchKey: use(PointChanges) },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ pointEntries: filter }} name="points.csv" /> };
  if (endless) return <PointRecordList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <PointRecordPage record={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
