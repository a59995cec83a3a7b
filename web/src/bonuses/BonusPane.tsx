import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BonusPaneQuery } from "../__generated__/BonusPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { DaysNotePart } from "../records/DaysNotePart.tsx";
import { FirstPage, knownPage } from "../records/FirstPage.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets } from "../records/period.ts";
import { RecordBoundary } from "../records/RecordBoundary.tsx";
import { afterParam, useRecordAddress } from "../records/useRecordAddress.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import styles from "./Bonuses.module.css";
import { BonusList } from "./BonusList.tsx";
import { BonusPage } from "./BonusPage.tsx";
import { bonusFilter, bonusParams, bonusSearchIn, bonusStates } from "./bonusSearch.ts";

/** The member's bonuses with their turnover, filtered by the address. */
export function BonusPane() {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  const search = bonusSearchIn(params);
  return (
    <section className={styles.pane} aria-labelledby="bonus-details">
      <h2 id="bonus-details" className={styles.title}>
        <FormattedMessage id="member_bonusDetails" />
      </h2>
      <FilterRow>
        <PeriodFilter label="bonuses_period" search={search} presets={openPresets} onChange={filter} />
        <FilterSelect
          label={<FormattedMessage id="agent_status" />}
          isLabelled
          value={search.state}
          options={bonusStates.map((value) => ({ value, label: formatMessage({ id: `bonuses_status_${value}` }) }))}
          onChange={(state) => filter({ [bonusParams.state]: state === "ALL" ? "" : state })}
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
  if (!page) return null;
  const known = knownPage(page, params);
  return known ? <BonusPage bonuses={known} onPage={onPage} {...shared} /> : <FirstPage />;
}
