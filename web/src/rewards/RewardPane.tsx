import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RewardPaneQuery } from "../__generated__/RewardPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { RewardList } from "./RewardList.tsx";
import styles from "./Rewards.module.css";
import { KIND_PARAM, rewardFilter, rewardKindIn } from "./rewardSearch.ts";

/** The member's rewards, filtered by the address. */
export function RewardPane() {
  return (
    <section className={styles.pane} aria-labelledby="reward-centre">
      <h2 id="reward-centre" className={styles.title}>
        <FormattedMessage id="member_rewardCenter" />
      </h2>
      <ScreenBoundary>
        <Rewards />
      </ScreenBoundary>
    </section>
  );
}

function Rewards() {
  const [params, setParams] = useSearchParams();
  const kind = rewardKindIn(params);
  const { viewer } = useOwnQuery<RewardPaneQuery>(
    graphql`
      query RewardPaneQuery($filter: RewardFilter) @throwOnFieldError {
        viewer {
          member {
            ...RewardList_member @arguments(filter: $filter)
          }
        }
      }
    `,
    { filter: rewardFilter(kind) },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  return (
    <>
      <RewardList
        member={viewer.member}
        kind={kind}
        onKind={(next) =>
          setParams(
            (before) => {
              before.set(KIND_PARAM, next);
              return before;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <RecordExport input={{ rewards: rewardFilter(kind) }} name="rewards.csv" />
    </>
  );
}
