import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BonusPaneQuery } from "../__generated__/BonusPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { DaysNotePart } from "../records/DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../records/FilteredRecord.tsx";
import { KnownPage } from "../records/FirstPage.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets } from "../records/period.ts";
import { RecordPane } from "../records/RecordPane.tsx";
import { afterParam } from "../records/useRecordAddress.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import { BonusList } from "./BonusList.tsx";
import { BonusPage } from "./BonusPage.tsx";
import { bonusFilter, bonusParams, bonusSearchIn, bonusStates } from "./bonusSearch.ts";

/** The member's bonuses with their turnover, filtered by the address. */
export const BonusPane = () => (
  <RecordPane title="member_bonusDetails">
    <FilteredRecord Filters={Filters} Answer={Answer} />
  </RecordPane>
);

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = bonusSearchIn(params);
  return (
    <>
      <PeriodFilter label="bonuses_period" search={search} presets={openPresets} onChange={onFilter} />
      <FilterSelect
        label={<FormattedMessage id="agent_status" />}
        isLabelled
        value={search.state}
        options={bonusStates.map((value) => ({ value, label: formatMessage({ id: `bonuses_status_${value}` }) }))}
        onChange={(state) => onFilter({ [bonusParams.state]: state === "ALL" ? "" : state })}
      />
      <DaysNotePart hasTimes />
    </>
  );
}

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
  const isEndless = usePhone();
  const filter = bonusFilter(bonusSearchIn(params));
  const { viewer } = useOwnQuery<BonusPaneQuery>(
    graphql`
      query BonusPaneQuery($filter: BonusFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: bonuses(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...BonusPage_bonuses
            }
            ...BonusList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ bonuses: filter }} name="bonuses.csv" /> };
  if (endless) return <BonusList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <BonusPage bonuses={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
