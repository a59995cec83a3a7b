import { startTransition, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { RewardPaneQuery } from "../__generated__/RewardPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { DaysNotePart } from "../records/DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../records/FilteredRecord.tsx";
import { KnownPage } from "../records/FirstPage.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets } from "../records/period.ts";
import { RecordPage } from "../records/RecordPage.tsx";
import { RecordPane } from "../records/RecordPane.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { RewardRow } from "./RewardRow.tsx";
import { RewardSums } from "./RewardSums.tsx";
import { RewardsEmpty } from "./RewardsEmpty.tsx";
import { rewardFilter, rewardKinds, rewardParams, rewardSearchIn } from "./rewardSearch.ts";
import { useWatchRewards } from "./useWatchRewards.ts";

/** The member's rewards, those that can be claimed first, filtered by the address. */
export function RewardPane() {
  const [readings, setReadings] = useState(0);
  /** Reads the pages again: a change concerns their order, their sums, and the number of rewards to claim. */
  const readAgain = () => startTransition(() => setReadings((before) => before + 1));
  useWatchRewards(readAgain);
  return (
    <RecordPane title="member_rewardCenter">
      <FilteredRecord Filters={Filters} Answer={Answer} fetchKey={readings} onChanged={readAgain} />
    </RecordPane>
  );
}

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = rewardSearchIn(params);
  return (
    <>
      <PeriodFilter label="rewards_period" search={search} presets={openPresets} onChange={onFilter} />
      <FilterSelect
        label={<FormattedMessage id="rewards_kind" />}
        isLabelled
        value={search.kind}
        options={rewardKinds.map((value) => ({ value, label: formatMessage({ id: `rewards_kind_${value}` }) }))}
        onChange={(kind) => onFilter({ [rewardParams.kind]: kind === "ALL" ? "" : kind })}
      />
      <DaysNotePart hasTimes />
    </>
  );
}

function Answer({ params, after, fetchKey, onChanged }: RecordAnswerProps) {
  const filter = rewardFilter(rewardSearchIn(params));
  const { viewer } = useOwnQuery<RewardPaneQuery>(
    graphql`
      query RewardPaneQuery($filter: RewardFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: rewards(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...RewardRow_reward
                }
              }
              pageInfo {
                ...RecordPage_pageInfo
              }
              pageCursors {
                ...Pagination_cursors
              }
              ...RewardSums_rewards
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
          <>
            <RewardSums rewards={page} />
            <RewardsEmpty />
          </>
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            sums={<RewardSums rewards={page} />}
            file={<RecordExport input={{ rewards: filter }} name="rewards.csv" />}
            isCards
          >
            {page.edges.map(({ node }) => (
              <RewardRow key={node.id} reward={node} onClaimed={onChanged} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
