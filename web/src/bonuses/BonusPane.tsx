import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BonusPaneQuery } from "../__generated__/BonusPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { DaysNotePart } from "../records/DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../records/FilteredRecord.tsx";
import { KnownPage } from "../records/FirstPage.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets } from "../records/period.ts";
import { RecordEmpty } from "../records/RecordEmpty.tsx";
import { RecordPage } from "../records/RecordPage.tsx";
import { RecordPane } from "../records/RecordPane.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { BonusCard } from "./BonusCard.tsx";
import { BonusSums } from "./BonusSums.tsx";
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

function Answer({ params, after, fetchKey }: RecordAnswerProps) {
  const filter = bonusFilter(bonusSearchIn(params));
  const { viewer } = useOwnQuery<BonusPaneQuery>(
    graphql`
      query BonusPaneQuery($filter: BonusFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: bonuses(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...BonusCard_bonus
                }
              }
              pageInfo {
                ...RecordPage_pageInfo
              }
              pageCursors {
                ...Pagination_cursors
              }
              ...BonusSums_bonuses
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
          <RecordEmpty title="bonuses_none_title" text="bonuses_none_text" />
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            sums={<BonusSums bonuses={page} />}
            file={<RecordExport input={{ bonuses: filter }} name="bonuses.csv" />}
            isCards
          >
            {page.edges.map(({ node }) => (
              <BonusCard key={node.id} bonus={node} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
