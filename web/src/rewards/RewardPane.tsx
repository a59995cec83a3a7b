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
import { RecordPane } from "../records/RecordPane.tsx";
import { afterParam } from "../records/useRecordAddress.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import { RewardList } from "./RewardList.tsx";
import { RewardPage } from "./RewardPage.tsx";
import { rewardFilter, rewardKinds, rewardParams, rewardSearchIn } from "./rewardSearch.ts";
import { useWatchRewards } from "./useWatchRewards.ts";

/** The member's rewards, filtered by the address. */
export const RewardPane = () => (
  <RecordPane title="member_rewardCenter">
    <FilteredRecord Filters={Filters} Answer={Answer} />
  </RecordPane>
);

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

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
  const isEndless = usePhone();
  const [readings, setReadings] = useState(0);
  /** Reads the list again: a change concerns its order, its sums, and the number of rewards to claim. */
  const readAgain = () => startTransition(() => setReadings((before) => before + 1));
  useWatchRewards(readAgain);
  const filter = rewardFilter(rewardSearchIn(params));
  const { viewer } = useOwnQuery<RewardPaneQuery>(
    graphql`
      query RewardPaneQuery($filter: RewardFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: rewards(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...RewardPage_rewards
            }
            ...RewardList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network", fetchKey: readings },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const file = <RecordExport input={{ rewards: filter }} name="rewards.csv" />;
  const shared = { isBusy, file, onClaimed: readAgain };
  if (endless) return <RewardList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <RewardPage rewards={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
