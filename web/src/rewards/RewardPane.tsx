import { startTransition, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { RewardPaneQuery } from "../__generated__/RewardPaneQuery.graphql.ts";
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
import { RewardList } from "./RewardList.tsx";
import { RewardPage } from "./RewardPage.tsx";
import styles from "./Rewards.module.css";
import { rewardFilter, rewardKinds, rewardParams, rewardSearchIn } from "./rewardSearch.ts";
import { useWatchRewards } from "./useWatchRewards.ts";

/** The member's rewards, filtered by the address. */
export function RewardPane() {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  const search = rewardSearchIn(params);
  return (
    <section className={styles.pane} aria-labelledby="reward-centre">
      <h2 id="reward-centre" className={styles.title}>
        <FormattedMessage id="member_rewardCenter" />
      </h2>
      <FilterRow>
        <PeriodFilter label="rewards_period" search={search} presets={openPresets} onChange={filter} />
        <FilterSelect
          label={<FormattedMessage id="rewards_kind" />}
          isLabelled
          value={search.kind}
          options={rewardKinds.map((value) => ({ value, label: formatMessage({ id: `rewards_kind_${value}` }) }))}
          onChange={(kind) => filter({ [rewardParams.kind]: kind === "ALL" ? "" : kind })}
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
  if (!page) return null;
  const known = knownPage(page, params);
  return known ? <RewardPage rewards={known} onPage={onPage} {...shared} /> : <FirstPage />;
}
