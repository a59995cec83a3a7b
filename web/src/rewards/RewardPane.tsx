import { rewardKinds } from "@atrium/schema/values";
import { Gift } from "lucide-react";
import { startTransition, useState } from "react";
import { graphql } from "react-relay";
import type { RewardPaneQuery } from "../__generated__/RewardPaneQuery.graphql.ts";
import { ChoiceFilter } from "../records/ChoiceFilter.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets, periodInput } from "../records/period.ts";
import { RecordList } from "../records/RecordList.tsx";
import { RecordPane } from "../records/RecordPane.tsx";
import { declareSearch } from "../records/search.ts";
import { useSearch } from "../records/useSearch.ts";
import { BrowseLink } from "../ui/state/BrowseLink.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { RewardRow } from "./RewardRow.tsx";
import { RewardSums } from "./RewardSums.tsx";
import { useWatchRewards } from "./useWatchRewards.ts";

export const rewardSearch = declareSearch((read) => {
  const period = read.period(openPresets);
  const kind = read.choice("kind", rewardKinds, "ALL");
  return { period, kind, filter: { period: periodInput(period), kind: kind === "ALL" ? null : kind } };
});

/** The member's rewards, those that can be claimed first, filtered by the address. */
export function RewardPane() {
  const [readings, setReadings] = useState(0);
  /** Reads the pages again: a change concerns their order, their sums, and the number of rewards to claim. */
  const readAgain = () => startTransition(() => setReadings((before) => before + 1));
  useWatchRewards(readAgain);
  const search = useSearch(rewardSearch);
  const { chosen, shown, set } = search;
  return (
    <RecordPane title="member_rewardCenter">
      <RecordList
        state={search}
        filters={
          <>
            <PeriodFilter label="rewards_period" value={chosen.period} presets={openPresets} onChange={set} />
            <ChoiceFilter
              label="rewards_kind"
              isLabelled
              value={chosen.kind}
              options={["ALL", ...rewardKinds]}
              textOf={(kind) => `rewards_kind_${kind}`}
              onChange={(kind) => set({ kind })}
            />
          </>
        }
        query={graphql`
          query RewardPaneQuery($filter: RewardFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: rewards(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...RewardRow_reward
                    }
                  }
                  ...RecordList_page
                  ...RewardSums_rewards
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        fetchKey={readings}
        pageOf={({ viewer }: RewardPaneQuery["response"]) => viewer.member?.page}
        sums={(page) => <RewardSums rewards={page} />}
        row={(reward) => <RewardRow reward={reward} onClaimed={readAgain} />}
        isCards
        empty={(page) => (
          <>
            <RewardSums rewards={page} />
            <EmptyState
              icon={Gift}
              title="rewards_none_title"
              text="rewards_none_text"
              action={<BrowseLink to="/rewards" text="hall_more" />}
            />
          </>
        )}
        file={{ input: { rewards: shown.filter }, name: "rewards.csv" }}
      />
    </RecordPane>
  );
}
