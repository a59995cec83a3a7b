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
import styles from "../../records/Records.module.css";
import { afterParam } from "../../records/useRecordAddress.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { PointChanges } from "../pointChanges.ts";
import { RedeemRecordList } from "./RedeemRecordList.tsx";
import { RedeemRecordPage } from "./RedeemRecordPage.tsx";
import { redeemFilter, redeemSearchIn, redeemStatuses, statusParam } from "./redeemSearch.ts";

/** The redeem history, filtered by the address. */
export function RedeemRecord() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_redeems" })}>
      <FilteredRecord Filters={Filters} Answer={Answer} />
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

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
  const isEndless = usePhone();
  const filter = redeemFilter(redeemSearchIn(params));
  const { viewer } = useOwnQuery<RedeemRecordQuery>(
    graphql`
      query RedeemRecordQuery($filter: PointRedeemFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: pointRedeems(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...RedeemRecordPage_record
            }
            ...RedeemRecordList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network", fetchKey: use(PointChanges) },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ pointRedeems: filter }} name="redeem-history.csv" /> };
  if (endless) return <RedeemRecordList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <RedeemRecordPage record={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
